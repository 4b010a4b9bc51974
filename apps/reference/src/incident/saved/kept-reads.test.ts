import "fake-indexeddb/auto";
import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { SealedStore } from "../../lib/device/sealed-store.ts";
import { keepReads } from "./kept-reads.ts";

const WORK = "incident-1";
const PLAN = ["work", WORK, "plan"];
const SITE = ["business", 7, "details"];
const SITES = ["all-locations-geocoded"];

it("finds again after a reload what was read in the open incident, with its moment, and nothing else", async () => {
  const person = crypto.randomUUID();
  const before = new QueryClient();
  const stop = keepReads(before, new SealedStore(person), WORK);
  await new Promise((resolve) => setTimeout(resolve, 50));
  for (const key of [
    PLAN,
    SITE,
    SITES,
    ["work", "incident-2", "plan"],
    ["work", WORK, "plume-outcome"],
    ["pictures", 7],
  ]) {
    before.setQueryData(key, { of: key.join() }, { updatedAt: 1000 });
  }
  await expect.poll(async () => (await new SealedStore(person).all(WORK)).length).toBe(3);
  stop();

  const after = new QueryClient();
  after.setQueryData(SITE, { of: "the server, just now" });
  keepReads(after, new SealedStore(person), WORK);
  await expect.poll(() => after.getQueryData(PLAN)).toEqual({ of: PLAN.join() });
  expect(after.getQueryState(PLAN)?.dataUpdatedAt).toBe(1000);
  expect(after.getQueryData(SITE)).toEqual({ of: "the server, just now" });
  await expect.poll(() => after.getQueryData(SITES)).toEqual({ of: SITES.join() });
  expect(after.getQueryData(["pictures", 7])).toBeUndefined();
});

it("brings nothing of one incident into another", async () => {
  const person = crypto.randomUUID();
  await new SealedStore(person).put(WORK, "site", { queryKey: SITE, data: { of: "the first" }, readAt: 1000 });
  const queries = new QueryClient();
  keepReads(queries, new SealedStore(person), "incident-2");
  await expect.poll(() => new SealedStore(person).all(WORK)).toEqual([]);
  expect(queries.getQueryData(SITE)).toBeUndefined();
});
