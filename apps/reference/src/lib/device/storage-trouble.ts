import { useSyncExternalStore } from "react";

let hasTrouble = false;
const listeners = new Set<() => void>();

/** Whether the last thing that was to be kept on this device could not be: its storage is full or blocked. */
export const storageTrouble = {
  get: (): boolean => hasTrouble,
  set: (now: boolean): void => {
    if (now === hasTrouble) return;
    hasTrouble = now;
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
