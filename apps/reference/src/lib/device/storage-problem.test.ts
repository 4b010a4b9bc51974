import { expect, it } from "vitest";
import { fullStorage, memoryStorage } from "../../test/memory-storage.ts";
import { storageProblem } from "./storage-problem.ts";
import { readStored, writeStored } from "./stored-json.ts";

it("reports a full storage once, and clears the report after a successful write", () => {
  const reported: boolean[] = [];
  storageProblem.subscribe(() => reported.push(storageProblem.get()));
  const storage = memoryStorage();
  const full = fullStorage();
  expect(writeStored(full, "plan", { text: "x" })).toBe(false);
  expect(writeStored(full, "plan", { text: "xy" })).toBe(false);
  expect(writeStored(storage, "plan", { text: "xyz" })).toBe(true);
  expect(reported).toEqual([true, false]);
  expect(readStored(storage, "plan", (value) => value)).toEqual({ text: "xyz" });
});

it("keeps reporting while one of several stores is full", () => {
  storageProblem.set(true, "outbox");
  expect(writeStored(memoryStorage(), "draft", "x")).toBe(true);
  expect(storageProblem.get()).toBe(true);
  storageProblem.set(false, "outbox");
  expect(storageProblem.get()).toBe(false);
});
