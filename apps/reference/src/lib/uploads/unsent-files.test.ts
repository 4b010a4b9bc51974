import "fake-indexeddb/auto";
import { afterEach, expect, it, vi } from "vitest";
import { StoredFiles } from "../device/stored-files.ts";
import { storageProblem } from "../device/storage-problem.ts";
import { UnsentFileStore } from "./unsent-files.ts";

const WORK = "pictures-of-test";
const newPerson = () => crypto.randomUUID();
const sent = (name: string) => ({
  key: crypto.randomUUID(),
  file: new File([name], name, { type: "image/jpeg" }),
  about: { locationId: 2, name: "Pier 9C" },
});
const gate = sent("gate.jpg");
const dock = sent("dock.jpg");

afterEach(() => storageProblem.set(false, "files"));

/** The store of a page opened now. */
async function laterPage(person: string, work = WORK): Promise<UnsentFileStore> {
  const store = new UnsentFileStore(new StoredFiles(person), work);
  await store.restore();
  return store;
}

/** Two uploads in progress, and the files that the device has stored. */
async function started(person: string) {
  const saved = new StoredFiles(person);
  const store = new UnsentFileStore(saved, WORK);
  const written = () => saved.all("");
  store.begin([gate, dock]);
  await written();
  return { store, written };
}

it("shows an upload only after it failed", async () => {
  const { store } = await started(newPerson());
  expect(store.all()).toEqual([]);
  expect(store.unsent()).toMatchObject([gate, dock]);
  store.drop(gate.key);
  store.fail(dock.key, { reason: "Too large." });
  expect(store.all()).toMatchObject([{ ...dock, reason: "Too large.", isFinal: false }]);
  store.fail(dock.key, { reason: "It is finished.", isFinal: true });
  expect(store.all()).toMatchObject([{ ...dock, reason: "It is finished.", isFinal: true }]);
  store.drop(dock.key);
  store.fail(dock.key, { reason: "It was given up." });
  expect(store.all()).toEqual([]);
  expect(store.unsent()).toEqual([]);
});

it("does not list a file again that was dropped while the files of the device load", async () => {
  const { store } = await started(newPerson());
  store.fail(gate.key, { reason: "Too large." });
  store.fail(dock.key, { reason: "Too large." });
  const restoring = store.restore();
  store.drop(gate.key);
  await restoring;
  expect(store.all()).toMatchObject([{ key: dock.key }]);
});

it("passes file, key, owner and reason to the next page", async () => {
  const person = newPerson();
  const { store, written } = await started(person);
  store.fail(gate.key, { reason: "It is finished.", isFinal: true });
  store.drop(dock.key);
  await written();
  const later = await laterPage(person);
  const { key, about } = gate;
  expect(later.all()).toMatchObject([{ key, about, reason: "It is finished.", isFinal: true }]);
  expect(later.all()[0]?.about).toEqual(about);
  expect(await later.all()[0]?.file.text()).toBe("gate.jpg");
  later.drop(key);
  await expect.poll(async () => (await laterPage(person)).all()).toEqual([]);
});

it("passes uploads interrupted by a closed tab to the next page", async () => {
  const person = newPerson();
  const closed = await started(person);
  closed.store.drop(gate.key);
  await closed.written();
  expect((await laterPage(person)).all()).toMatchObject([{ key: dock.key, reason: "" }]);
});

it("drops a file that another page has sent since", async () => {
  const person = newPerson();
  const { store, written } = await started(person);
  store.fail(gate.key, { reason: "No network." });
  store.fail(dock.key, { reason: "No network." });
  await written();
  const other = await laterPage(person);
  other.drop(gate.key);
  await expect
    .poll(async () => {
      await store.restore();
      return store.all();
    })
    .toMatchObject([{ key: dock.key }]);
});

it("shows files to no other user and for no other record", async () => {
  const person = newPerson();
  await started(person);
  expect((await laterPage(newPerson())).all()).toEqual([]);
  expect((await laterPage(person, "others")).all()).toEqual([]);
});

it("continues in memory if the device is full, and reports it", async () => {
  const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const { store } = await started(newPerson());
  full.mockRestore();
  expect(storageProblem.get()).toBe(true);
  expect(store.hasFileOnlyInPage()).toBe(true);
  // Stored on the device again once there is space.
  store.fail(gate.key, { reason: "No network." });
  await expect.poll(() => storageProblem.get()).toBe(false);
  expect(store.all()).toMatchObject([gate]);
  store.drop(dock.key);
  expect(store.hasFileOnlyInPage()).toBe(false);
});
