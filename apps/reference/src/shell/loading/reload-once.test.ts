import { expect, it, vi } from "vitest";
import { reloadOnce } from "./reload-once.ts";

function device({ isOnline = true, isFull = false } = {}) {
  const saved = new Map<string, string>();
  const reload = vi.fn<() => void>();
  let now = 1_000_000;
  return {
    reload,
    later: (ms: number) => (now += ms),
    means: {
      storage: {
        getItem: (name: string) => saved.get(name) ?? null,
        setItem: (name: string, text: string) => {
          if (isFull) throw new DOMException("Full", "QuotaExceededError");
          saved.set(name, text);
        },
      },
      now: () => now,
      isOnline: () => isOnline,
      reload,
    },
  };
}

it("reloads the page once, and again only after a minute", () => {
  const { means, reload, later } = device();
  reloadOnce(means);
  reloadOnce(means);
  later(59_000);
  reloadOnce(means);
  expect(reload).toHaveBeenCalledTimes(1);
  later(2000);
  reloadOnce(means);
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each([
  ["without a network, which may have no page to give", { isOnline: false }],
  ["where nothing can be remembered, so that it would never end", { isFull: true }],
])("does not reload the page %s", (_when, how) => {
  const { means, reload } = device(how);
  reloadOnce(means);
  expect(reload).not.toHaveBeenCalled();
});
