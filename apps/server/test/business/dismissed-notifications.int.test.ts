import type { Client } from "@placard/api-client";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createHarness, type Harness } from "../harness.ts";
import { refusalOf } from "../refusal.ts";
import { createWorld, type World } from "../world.ts";

let harness: Harness;
let world: World;
let viewer: Client;

const SIX_DAYS = 6 * 24 * 60 * 60 * 1000;
const ONE_DAY = 24 * 60 * 60 * 1000;
const overdue = { notification: "inspection_overdue", count: 2 } as const;
const expired = { notification: "container_expired", count: 5 } as const;

const dismissedOf = async (client: Client) => (await client.people.getDismissedNotifications()).dismissed;

beforeAll(async () => {
  harness = await createHarness();
  world = await createWorld(harness.ctx);
});
beforeEach(async () => {
  viewer = await harness.client(world.ours.accounts.Viewer);
  await viewer.people.restoreNotifications();
});
afterAll(() => harness[Symbol.asyncDispose]());

it("keeps dismissed notifications for all sessions of a user, and for no one else", async () => {
  await viewer.people.dismissNotification({ body: overdue });
  await viewer.people.dismissNotification({ body: expired });
  const otherDevice = await harness.client(world.ours.accounts.Viewer);
  expect(await dismissedOf(otherDevice)).toEqual([expired, overdue]);
  const manager = await harness.client(world.ours.accounts.Manager);
  expect(await dismissedOf(manager)).toEqual([]);
  await manager.people.restoreNotifications();
  expect(await dismissedOf(viewer)).toEqual([expired, overdue]);
});

it("keeps the newest count of a notification", async () => {
  await viewer.people.dismissNotification({ body: overdue });
  await viewer.people.dismissNotification({ body: { ...overdue, count: 3 } });
  expect(await dismissedOf(viewer)).toEqual([{ ...overdue, count: 3 }]);
});

it("shows all dismissed notifications again on request", async () => {
  await viewer.people.dismissNotification({ body: overdue });
  await viewer.people.restoreNotifications();
  expect(await dismissedOf(viewer)).toEqual([]);
});

it("shows a dismissed notification again after seven days", async () => {
  await viewer.people.dismissNotification({ body: overdue });
  harness.advance(SIX_DAYS);
  viewer = await harness.client(world.ours.accounts.Viewer); // the clock moves and ends sessions
  expect(await dismissedOf(viewer)).toEqual([overdue]);
  harness.advance(ONE_DAY);
  viewer = await harness.client(world.ours.accounts.Viewer);
  expect(await dismissedOf(viewer)).toEqual([]);
});

it("refuses responders and users who are not signed in", async () => {
  const responder = await harness.client(world.verified.admin);
  const forbidden = { status: 403, code: "forbidden" };
  expect(await refusalOf(responder.people.getDismissedNotifications())).toEqual(forbidden);
  expect(await refusalOf(responder.people.dismissNotification({ body: overdue }))).toEqual(forbidden);
  expect(await refusalOf(responder.people.restoreNotifications())).toEqual(forbidden);
  const signedOut = await harness.client();
  expect(await refusalOf(signedOut.people.dismissNotification({ body: overdue }))).toMatchObject({ status: 401 });
});
