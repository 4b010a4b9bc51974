import { expect, it, vi } from "vitest";
import { deviceChecklistStore } from "./device-checklist-store.ts";

function memory(first: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(first));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  };
}

it("restores checked items, but not those that were unchecked", () => {
  const storage = memory();
  const store = deviceChecklistStore("a", () => storage);
  store.check("entry-team", "1", true);
  store.check("entry-team", "2", true);
  store.check("entry-team", "1", false);
  const again = deviceChecklistStore("a", () => storage);
  expect(again.snapshot()).toEqual({ progress: { "entry-team": ["2"] }, state: "device" });
  expect(deviceChecklistStore("b", () => storage).snapshot().progress).toEqual({});
});

it("notifies about a change, and returns the same snapshot between two changes", () => {
  const store = deviceChecklistStore("a", () => memory());
  const listener = vi.fn<() => void>();
  const stop = store.subscribe(listener);
  expect(store.snapshot()).toBe(store.snapshot());
  store.check("entry-team", "1", true);
  stop();
  store.check("entry-team", "2", true);
  expect(listener).toHaveBeenCalledTimes(1);
});

it("reports full storage when a check cannot be saved", () => {
  const store = deviceChecklistStore("a", () => ({
    ...memory(),
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  }));
  store.check("entry-team", "1", true);
  expect(store.snapshot()).toEqual({ progress: { "entry-team": ["1"] }, state: "full" });
});

it("reports that the browser saves no data when its storage is blocked", () => {
  const store = deviceChecklistStore("a", () => {
    throw new DOMException("blocked", "SecurityError");
  });
  expect(store.snapshot().progress).toEqual({});
  store.check("entry-team", "1", true);
  expect(store.snapshot()).toEqual({ progress: { "entry-team": ["1"] }, state: "page" });
});

it.each(["no JSON", "3", `{"entry-team":"1"}`, `{"entry-team":[1,"2"]}`])(
  "ignores invalid data in the storage: %s",
  (text) => {
    const { progress } = deviceChecklistStore("a", () => memory({ a: text })).snapshot();
    expect(Object.values(progress).flat()).toEqual(text.includes("2") ? ["2"] : []);
  },
);
