import { useSyncExternalStore } from "react";

/** What keeps things on this device: each has its own room, and one that works says nothing of another. */
type Keeper = "plain" | "drafts" | "outbox" | "sealed" | "files" | "hydrants" | "regions";

const troubled = new Set<Keeper>();
const listeners = new Set<() => void>();

/** Whether the last thing that was to be kept on this device could not be: its storage is full or blocked. */
export const storageTrouble = {
  get: (): boolean => troubled.size > 0,
  set: (now: boolean, of: Keeper = "plain"): void => {
    const before = troubled.size > 0;
    if (now) troubled.add(of);
    else troubled.delete(of);
    if (before === troubled.size > 0) return;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** True while this device keeps nothing: what promises to keep must then say otherwise. */
export function useStorageTrouble(): boolean {
  return useSyncExternalStore(storageTrouble.subscribe, storageTrouble.get);
}
