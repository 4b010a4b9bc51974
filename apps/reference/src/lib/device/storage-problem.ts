import { useSyncExternalStore } from "react";

/**
 * Parts of the app that store data on this device. Each has its own storage space, so that success of one says nothing
 * about another.
 */
type StorageArea = "plain" | "drafts" | "outbox" | "sealed" | "files" | "hydrants" | "regions";

/** Reason why this device cannot save: no space left, or blocked by the browser. */
export type StorageProblem = "full" | "blocked";

const problems = new Map<StorageArea, StorageProblem>();
const listeners = new Set<() => void>();

function current(): StorageProblem | null {
  const kinds = [...problems.values()];
  return kinds.includes("full") ? "full" : (kinds[0] ?? null);
}

function problemOf(error: unknown): StorageProblem {
  return error === undefined || (error instanceof DOMException && error.name === "QuotaExceededError")
    ? "full"
    : "blocked";
}

/** Status of the last writes on this device: storage full or blocked. */
export const storageProblem = {
  get: (): boolean => problems.size > 0,
  /** @param error - error of the storage; if absent, no space is left */
  set: (now: boolean, of: StorageArea = "plain", error?: unknown): void => {
    const before = current();
    if (now) problems.set(of, problemOf(error));
    else problems.delete(of);
    if (before === current()) return;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Reason why this device cannot save, for screens that promise to save. `null` if it can. */
export function useStorageProblem(): StorageProblem | null {
  return useSyncExternalStore(storageProblem.subscribe, current);
}
