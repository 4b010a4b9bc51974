import "fake-indexeddb/auto";
import { expect, it } from "vitest";
import { forgetSealed } from "./sealed-name.ts";
import { SealedStore } from "./sealed-store.ts";
import { storageProblem } from "./storage-problem.ts";

const SITE = { name: "Harbour Cold Storage", chemicals: ["Ammonia, anhydrous"] };
const newPerson = () => crypto.randomUUID();

/** The content of all databases on this device, as text. */
async function onDevice(person: string): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const requested = indexedDB.open(`placard.sealed.${person}`);
    requested.addEventListener("success", () => resolve(requested.result));
    requested.addEventListener("error", () => reject(new Error("It does not open.")));
  });
  const records = await new Promise<readonly { readonly bytes: ArrayBuffer }[]>((resolve) => {
    const requested = database.transaction("records").objectStore("records").getAll();
    requested.addEventListener("success", () => resolve(requested.result));
  });
  database.close();
  return records.map(({ bytes }) => new TextDecoder("latin1").decode(bytes)).join();
}

it("restores data after a reload and stores only encrypted data on the device", async () => {
  const person = newPerson();
  await new SealedStore(person).put("incident-1", "site", SITE);
  expect(await new SealedStore(person).all("incident-1")).toEqual([SITE]);
  const text = await onDevice(person);
  expect(text.length).toBeGreaterThan(20);
  expect(text).not.toContain("Harbour");
  expect(text).not.toContain("Ammonia");
});

it("keeps scopes separate, stores the latest of each type and removes ended ones", async () => {
  const store = new SealedStore(newPerson());
  await store.put("incident-1", "site", { name: "before" });
  await store.put("incident-1", "site", SITE);
  await store.put("incident-2", "site", { name: "other" });
  expect(await store.all("incident-1")).toEqual([SITE]);
  await store.dropExcept(["incident-2"]);
  expect(await store.all("incident-1")).toEqual([]);
  expect(await store.all("incident-2")).toEqual([{ name: "other" }]);
  await store.drop("incident-2");
  expect(await store.all("incident-2")).toEqual([]);
});

it("drops writes still pending at removal, and keeps the later of two", async () => {
  const store = new SealedStore(newPerson());
  const long = { name: "x".repeat(2_000_000) };
  void store.put("incident-1", "site", long);
  void store.put("incident-1", "site", SITE);
  expect(await store.all("incident-1")).toEqual([SITE]);
  const onItsWay = store.put("incident-1", "other", long);
  await store.drop("incident-1");
  await onItsWay;
  expect(await store.all("incident-1")).toEqual([]);
});

it("removes data and key immediately, including those of other users", async () => {
  const [own, other] = [newPerson(), newPerson()];
  const stores = [new SealedStore(own), new SealedStore(other)] as const;
  for (const store of stores) await store.put("incident-1", "site", SITE);
  const names = async () => (await indexedDB.databases()).map(({ name }) => name);
  await stores[0].purgeOthers();
  await expect.poll(names).not.toContain(`placard.sealed.${other}`);
  expect(await names()).toContain(`placard.sealed.${own}`);
  const late = stores[0].put("incident-1", "late", SITE);
  await stores[0].purge();
  await Promise.all([late, stores[0].put("incident-1", "later", SITE)]);
  await expect.poll(names).not.toContain(`placard.sealed.${own}`);
  expect(storageProblem.get()).toBe(false);
  expect(await new SealedStore(own).all("incident-1")).toEqual([]);
});

it("removes data from a page that has not opened it, even if another page has it open", async () => {
  const person = newPerson();
  const store = new SealedStore(person);
  await store.put("incident-1", "site", SITE);
  forgetSealed(person);
  const names = async () => (await indexedDB.databases()).map(({ name }) => name);
  await expect.poll(names).not.toContain(`placard.sealed.${person}`);
  await store.put("incident-1", "site", SITE);
  expect(await names()).not.toContain(`placard.sealed.${person}`);
  expect(storageProblem.get()).toBe(false);
});
