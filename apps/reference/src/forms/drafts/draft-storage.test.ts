import "fake-indexeddb/auto";
import { IDBFactory, IDBObjectStore } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storageProblem } from "../../lib/device/storage-problem.ts";
import { fullStorage, memoryStorage } from "../../test/memory-storage.ts";
import { openDraftStorage } from "./draft-storage.ts";
import { draftsOf, removeWorkingDrafts } from "./drafts.ts";

const PERSON = "responder:12";
const KEY = `placard.draft.${PERSON}.incident-5/plan`;
const EMPTY = { objectives: "" };
const PLAN = { objectives: "Account for all people on site." };

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  storageProblem.set(false, "drafts");
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  storageProblem.set(false, "drafts");
});

/** The next page on the same device. */
const nextPage = async (plain: Storage) => draftsOf(await openDraftStorage(plain), PERSON);

it("keeps a plan after a closed tab, in the database instead of local storage", async () => {
  const plain = memoryStorage();
  const drafts = await nextPage(plain);
  expect(drafts.write("incident-5/plan", PLAN)).toBe(true);
  await expect.poll(() => plain.length).toBe(0);
  const later = await nextPage(plain);
  expect(later.read("incident-5/plan", EMPTY).values).toEqual(PLAN);
  expect(later.unsaved()).toEqual(["incident-5/plan"]);
});

it("keeps text typed at the moment the tab was closed", async () => {
  const plain = memoryStorage();
  const drafts = await nextPage(plain);
  // The database write never runs: the tab is closed.
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("gone", "AbortError");
  });
  drafts.write("incident-5/plan", PLAN);
  vi.restoreAllMocks();
  expect((await nextPage(plain)).read("incident-5/plan", EMPTY).values).toEqual(PLAN);
});

it("migrates once what an earlier app version left in local storage", async () => {
  const plain = memoryStorage();
  draftsOf(plain, PERSON).write("incident-5/plan", PLAN);
  plain.setItem("placard.look", "night");
  await nextPage(plain);
  await expect.poll(() => plain.getItem(KEY)).toBeNull();
  expect(plain.getItem("placard.look")).toBe("night");
  expect((await nextPage(plain)).read("incident-5/plan", EMPTY).values).toEqual(PLAN);
});

it("keeps the last of many texts, and nothing after clearing", async () => {
  const plain = memoryStorage();
  const drafts = await nextPage(plain);
  for (const objectives of ["A", "Ac", "Acc"]) drafts.write("incident-5/plan", { objectives });
  await expect.poll(() => plain.length).toBe(0);
  expect((await nextPage(plain)).read("incident-5/plan", EMPTY).values).toEqual({ objectives: "Acc" });
  drafts.clear("incident-5/plan");
  await expect.poll(async () => (await nextPage(plain)).unsaved()).toEqual([]);
});

it("continues if local storage is full, and reports a problem if the database is full too", async () => {
  const full = fullStorage();
  const drafts = await nextPage(full);
  drafts.write("incident-5/plan", PLAN);
  await expect.poll(async () => (await nextPage(full)).unsaved()).toEqual(["incident-5/plan"]);
  expect(storageProblem.get()).toBe(false);
  const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  drafts.write("incident-5/plan", { objectives: "more" });
  await expect.poll(() => storageProblem.get()).toBe(true);
  expect(drafts.read("incident-5/plan", EMPTY).values).toEqual({ objectives: "more" });
  put.mockRestore();
  drafts.write("incident-5/plan", { objectives: "less" });
  await expect.poll(() => storageProblem.get()).toBe(false);
});

it("reads text typed in another tab", async () => {
  const plain = memoryStorage();
  const [one, other] = [await nextPage(plain), await nextPage(plain)];
  one.write("incident-5/plan", PLAN);
  await expect.poll(() => other.read("incident-5/plan", EMPTY).values).toEqual(PLAN);
});

it("keeps the plan and removes look-ups at logout", async () => {
  const plain = memoryStorage();
  const texts = await openDraftStorage(plain);
  const drafts = draftsOf(texts, PERSON);
  drafts.write("incident-5/plan", PLAN);
  drafts.write("incident-5/search", EMPTY, { kind: "working" });
  removeWorkingDrafts(texts, PERSON);
  await expect.poll(() => plain.length).toBe(0);
  const later = await nextPage(plain);
  expect(later.read("incident-5/plan", EMPTY).values).toEqual(PLAN);
  expect(later.read("incident-5/search", EMPTY).writtenAt).toBeNull();
});

it("falls back to local storage without a database", async () => {
  vi.stubGlobal("indexedDB", { open: () => expect.fail("blocked") });
  const plain = memoryStorage();
  expect((await nextPage(plain)).write("incident-5/plan", PLAN)).toBe(true);
  expect(plain.getItem(KEY)).toContain(PLAN.objectives);
  expect((await nextPage(plain)).read("incident-5/plan", EMPTY).values).toEqual(PLAN);
});

it("keeps text in memory if local storage is full and there is no database", async () => {
  const broken = vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  const plain = memoryStorage();
  try {
    const storage = await openDraftStorage(plain);
    const drafts = draftsOf(storage, "responder:12");
    expect(drafts.write("a", { text: "before" })).toBe(true);
    const full = vi.spyOn(plain, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(drafts.write("a", { text: "typed" })).toBe(false);
    expect(drafts.write("b", { text: "also" })).toBe(false);
    expect(storageProblem.get()).toBe(true);
    expect(drafts.read("a", { text: "" }).values.text).toBe("typed");
    expect(drafts.unsaved()).toEqual(["a", "b"]);
    full.mockRestore();
    expect(drafts.write("a", { text: "fits" })).toBe(true);
    drafts.clear("b");
    expect(drafts.unsaved()).toEqual(["a"]);
    expect(storageProblem.get()).toBe(false);
  } finally {
    broken.mockRestore();
  }
});
