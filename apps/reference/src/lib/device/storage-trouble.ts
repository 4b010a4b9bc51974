import { useSyncExternalStore } from "react";

/** What keeps things on this device: each has its own space, and one that works says nothing of another. */
type Keeper = "plain" | "drafts" | "outbox" | "sealed" | "files" | "hydrants" | "regions";

/** Why this device keeps nothing: no space is left, or the browser saves no data. */
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

/** Whether the last thing that was to be kept on this device could not be: its storage is full or blocked. */
export const storageTrouble = {
  get: (): boolean => troubled.size > 0,
  /** @param error - what the storage refused with; without one, no space is left */
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

/** Why this device keeps nothing: what promises to keep must then say otherwise. `null` while it keeps things. */
export function useStorageTrouble(): StorageTrouble | null {
  return useSyncExternalStore(storageTrouble.subscribe, current);
}
