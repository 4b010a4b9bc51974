import type { ChecklistProgress, ChecklistSnapshot, ChecklistState, ChecklistStore } from "@placard/hazmat-core";

/** Subset of the browser's `Storage` that a checklist needs. */
export type KeptTexts = Pick<Storage, "getItem" | "setItem">;

/**
 * Creates a checklist store in the browser's storage of this device. If storage is not available, checks last until the
 * page is closed, and the panel shows this. Storage is accessed only on first use, so the store can be created on a
 * server.
 *
 * @param key - storage key; use one for each incident or task
 * @param storage - default: the local storage of the browser
 * @example
 * const store = deviceChecklistStore("incident-51");
 */
export function deviceChecklistStore(
  key = "placard.checklists",
  storage: () => KeptTexts = () => localStorage,
): ChecklistStore {
  const listeners = new Set<() => void>();
  let cachedSnapshot: ChecklistSnapshot | null = null;

  function snapshot(): ChecklistSnapshot {
    cachedSnapshot ??= read(key, storage);
    return cachedSnapshot;
  }

  return {
    snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    check(guide, item, isDone) {
      const { progress } = snapshot();
      const others = (progress[guide] ?? []).filter((other) => other !== item);
      const next = { ...progress, [guide]: isDone ? [...others, item] : others };
      cachedSnapshot = { progress: next, state: write(key, storage, next) };
      for (const listener of listeners) listener();
    },
    async save() {
      // Each check is saved immediately.
    },
  };
}

function read(key: string, storage: () => KeptTexts): ChecklistSnapshot {
  try {
    return { progress: progressFrom(JSON.parse(storage().getItem(key) ?? "{}")), state: "device" };
  } catch {
    return { progress: {}, state: "device" };
  }
}

function write(key: string, storage: () => KeptTexts, progress: ChecklistProgress): ChecklistState {
  try {
    storage().setItem(key, JSON.stringify(progress));
    return "device";
  } catch (error) {
    return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "page";
  }
}

/** Ignores values that are not lists of strings: storage may have been edited by hand. */
function progressFrom(value: unknown): ChecklistProgress {
  if (typeof value !== "object" || value === null) return {};
  const guides = Object.entries(value).flatMap(([guide, items]: [string, unknown]) =>
    Array.isArray(items) ? [[guide, items.filter((item) => typeof item === "string")] as const] : [],
  );
  return Object.fromEntries(guides);
}
