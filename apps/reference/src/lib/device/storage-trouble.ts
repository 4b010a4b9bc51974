import { useSyncExternalStore } from "react";

/**
 * Parts of the app that store data on this device. Each has its own storage space, so that success of one says nothing
 * about another.
 */
type Keeper = "plain" | "drafts" | "outbox" | "sealed" | "files" | "hydrants" | "regions";

/** Reason why this device cannot save: no space left, or blocked by the browser. */
export type StorageTrouble = "full" | "blocked";

const troubled = new Map<Keeper, StorageTrouble>();
const listeners = new Set<() => void>();

function current(): StorageTrouble | null {
  const kinds = [...troubled.values()];
  return kinds.includes("full") ? "full" : (kinds[0] ?? null);
}

function troubleOf(error: unknown): StorageTrouble {
  return error === undefined || (error instanceof DOMException && error.name === "QuotaExceededError")
    ? "full"
    : "blocked";
}

/** Status of the last writes on this device: storage full or blocked. */
export const storageTrouble = {
  get: (): boolean => troubled.size > 0,
  /** @param error - error of the storage; if absent, no space is left */
  set: (now: boolean, of: Keeper = "plain", error?: unknown): void => {
    const before = current();
    if (now) troubled.set(of, troubleOf(error));
    else troubled.delete(of);
    if (before === current()) return;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Reason why this device cannot save, for screens that promise to save. `null` if it can. */
export function useStorageTrouble(): StorageTrouble | null {
  return useSyncExternalStore(storageTrouble.subscribe, current);
}
