import "fake-indexeddb/auto";
import { expect, it } from "vitest";
import { SealedStore } from "./sealed-store.ts";

const SITE = { name: "Harbour Cold Storage", chemicals: ["Ammonia, anhydrous"] };
const newPerson = () => crypto.randomUUID();

/** Everything that lies in the databases of this device, as text. */
async function onDevice(person: string): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(`placard.sealed.${person}`);
    asked.addEventListener("success", () => resolve(asked.result));
    asked.addEventListener("error", () => reject(new Error("It does not open.")));
  });
  const records = await new Promise<readonly { readonly bytes: ArrayBuffer }[]>((resolve) => {
    const asked = database.transaction("records").objectStore("records").getAll();
    asked.addEventListener("success", () => resolve(asked.result));
  });
  database.close();
  return records.map(({ bytes }) => new TextDecoder("latin1").decode(bytes)).join();
}

it("gives back over a reload what was kept, and shows none of it on the device", async () => {
  const person = newPerson();
  await new SealedStore(person).put("incident-1", "site", SITE);
  expect(await new SealedStore(person).all("incident-1")).toEqual([SITE]);
  const text = await onDevice(person);
  expect(text.length).toBeGreaterThan(20);
  expect(text).not.toContain("Harbour");
  expect(text).not.toContain("Ammonia");
});

it("keeps each work apart, the last of each kind, and drops those that are over", async () => {
  const store = new SealedStore(newPerson());
  await store.put("incident-1", "site", { name: "before" });
  await store.put("incident-1", "site", SITE);
  await store.put("incident-2", "site", { name: "other" });
  expect(await store.all("incident-1")).toEqual([SITE]);
  await store.keepOnly("incident-2");
  expect(await store.all("incident-1")).toEqual([]);
  expect(await store.all("incident-2")).toEqual([{ name: "other" }]);
});

it("takes data and key off the device at once, one's own and what others left", async () => {
  const [own, other] = [newPerson(), newPerson()];
  const stores = [new SealedStore(own), new SealedStore(other)] as const;
  for (const store of stores) await store.put("incident-1", "site", SITE);
  const names = async () => (await indexedDB.databases()).map(({ name }) => name);
  await stores[0].purgeOthers();
  await expect.poll(names).not.toContain(`placard.sealed.${other}`);
  expect(await names()).toContain(`placard.sealed.${own}`);
  await stores[0].purge();
  await expect.poll(names).not.toContain(`placard.sealed.${own}`);
  expect(await new SealedStore(own).all("incident-1")).toEqual([]);
});
