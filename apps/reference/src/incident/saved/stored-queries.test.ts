import "fake-indexeddb/auto";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { SealedStore } from "../../lib/device/sealed-store.ts";
import { removeStoredQueries, storeQueries, sealedNamesOf } from "./stored-queries.ts";

const WORK = "incident-1";
const PLAN = ["work", WORK, "plan"];
const ZONES = ["work", WORK, "plume-shown"];
const SITE = ["business", 7, "details"];
const SITES = ["map-sites", "in-box", "-64,44,-63,45"];
const PLAN_FILE = ["plan-file", 34];

it("restores data loaded in the open incident after a reload, with its time", async () => {
  const person = crypto.randomUUID();
  const before = new QueryClient();
  const store = new SealedStore(person);
  const stop = storeQueries(before, store, WORK);
  await isThrough(store);
  for (const key of [
    PLAN,
    SITE,
    SITES,
    PLAN_FILE,
    ["work", "incident-2", "plan"],
    ["work", WORK, "plume-outcome"],
    ZONES,
    ["pictures", 7],
  ]) {
    before.setQueryData(key, { of: key.join() }, { updatedAt: 1000 });
  }
  await isThrough(store);
  expect(await saved(person)).toHaveLength(5);
  stop();

  const after = new QueryClient();
  after.setQueryData(SITE, { of: "the server, just now" });
  storeQueries(after, new SealedStore(person), WORK);
  await expect.poll(() => after.getQueryData(PLAN)).toEqual({ of: PLAN.join() });
  await expect.poll(() => after.getQueryData(ZONES)).toEqual({ of: ZONES.join() });
  expect(after.getQueryState(PLAN)?.dataUpdatedAt).toBe(1000);
  expect(after.getQueryData(SITE)).toEqual({ of: "the server, just now" });
  await expect.poll(() => after.getQueryData(SITES)).toEqual({ of: SITES.join() });
  await expect.poll(() => after.getQueryData(PLAN_FILE)).toEqual({ of: PLAN_FILE.join() });
  expect(after.getQueryData(["pictures", 7])).toBeUndefined();
});

/** Store operations run in order: when this one is done, all earlier ones are too. */
async function isThrough(store: SealedStore): Promise<void> {
  await store.all("any work");
}

/** Records of this work stored on the device. */
async function saved(person: string, work = WORK): Promise<readonly unknown[]> {
  const store = new SealedStore(person);
  return (await Promise.all(sealedNamesOf(work).map((one) => store.all(one)))).flat();
}

it("keeps data of each incident separate while it is open", async () => {
  const person = crypto.randomUUID();
  const store = new SealedStore(person);
  const first = new QueryClient();
  const stop = storeQueries(first, store, WORK);
  first.setQueryData(SITE, { of: "the first" }, { updatedAt: 1000 });
  await expect.poll(async () => saved(person)).toHaveLength(1);
  stop();
  const second = new QueryClient();
  const stopSecond = storeQueries(second, store, "incident-2");
  await isThrough(store);
  expect(second.getQueryData(SITE)).toBeUndefined();
  stopSecond();
  const again = new QueryClient();
  storeQueries(again, store, WORK);
  await expect.poll(() => again.getQueryData(SITE)).toEqual({ of: "the first" });
});

it("keeps data loaded just before the incident once it is viewed there", async () => {
  const person = crypto.randomUUID();
  const queries = new QueryClient();
  queries.setQueryData(SITE, { of: "before" }, { updatedAt: 1000 });
  queries.setQueryData(SITES, { of: "nobody looks at it" });
  const options = { staleTime: Infinity, queryFn: () => ({ of: "the server" }) };
  const looked = new QueryObserver(queries, { ...options, queryKey: SITE });
  const stop = storeQueries(queries, new SealedStore(person), WORK);
  looked.subscribe(() => undefined);
  await expect.poll(async () => saved(person)).toEqual([{ queryKey: SITE, data: { of: "before" }, readAt: 1000 }]);
  stop();
  const other = crypto.randomUUID();
  storeQueries(queries, new SealedStore(other), WORK);
  await expect.poll(async () => saved(other)).toHaveLength(1);
});

it("keeps that data in memory while the incident is open", () => {
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: 1000 } } });
  storeQueries(queries, new SealedStore(crypto.randomUUID()), WORK);
  for (const queryKey of [SITE, ["pictures", 7]]) queries.setQueryData(queryKey, { of: "the server" });
  const roomOf = (queryKey: readonly unknown[]) => queries.getQueryCache().find({ queryKey })?.gcTime;
  expect(roomOf(SITE)).toBe(Infinity);
  expect(roomOf(["pictures", 7])).toBe(1000);
});

it("keeps an ended incident's own data but none of its sites", async () => {
  const person = crypto.randomUUID();
  const store = new SealedStore(person);
  const queries = new QueryClient();
  const stop = storeQueries(queries, store, WORK);
  for (const queryKey of [SITE, PLAN]) queries.setQueryData(queryKey, { of: "the server" }, { updatedAt: 1000 });
  await expect.poll(async () => saved(person)).toHaveLength(2);
  stop();
  storeQueries(queries, store, WORK, { isOver: true });
  await expect.poll(async () => saved(person)).toEqual([{ queryKey: PLAN, data: { of: "the server" }, readAt: 1000 }]);
  queries.setQueryData(SITE, { of: "read again" });
  await isThrough(store);
  expect(await saved(person)).toHaveLength(1);
  await removeStoredQueries(queries, store, WORK);
  expect(await saved(person)).toEqual([]);
  expect(queries.getQueryData(SITE)).toBeUndefined();
});
