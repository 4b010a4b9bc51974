import type { ChecklistProgress, ChecklistSnapshot, ChecklistState, ChecklistStore } from "@placard/hazmat-core";

/** What of a browser's storage a checklist needs. */
export type KeptTexts = Pick<Storage, "getItem" | "setItem">;

/**
 * Checklists that are kept on this device alone, in the browser's storage. Where the device keeps nothing, they last as
 * long as the page, and the panel says so. Nothing is touched before the first look, so it may be made on a server.
 *
 * @param key - under which they lie; one for each piece of work
 * @param storage - the browser's own unless given
 * @example
 * const store = deviceChecklistStore("incident-51");
 */
export function deviceChecklistStore(
  key = "placard.checklists",
  storage: () => KeptTexts = () => localStorage,
): ChecklistStore {
  const listeners = new Set<() => void>();
  let held: ChecklistSnapshot | null = null;

  function snapshot(): ChecklistSnapshot {
    held ??= read(key, storage);
    return held;
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
      held = { progress: next, state: write(key, storage, next) };
      for (const listener of listeners) listener();
    },
    async save() {
      // Each check is kept as it is made.
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

/** Storage may have been edited by hand: what is not a list of texts counts for nothing. */
function progressFrom(value: unknown): ChecklistProgress {
  if (typeof value !== "object" || value === null) return {};
  const guides = Object.entries(value).flatMap(([guide, items]: [string, unknown]) =>
    Array.isArray(items) ? [[guide, items.filter((item) => typeof item === "string")] as const] : [],
  );
  return Object.fromEntries(guides);
}
