import { useSyncExternalStore } from "react";

/** Number of matched names, and the total. */
interface Progress {
  readonly read: number;
  readonly all: number;
}

/** Progress of matching names. Separate from the page state, because it changes many times per second. */
export class ReadingProgress {
  #now: Progress = { read: 0, all: 0 };
  readonly #listeners = new Set<() => void>();

  readonly tell = (read: number, all: number): void => {
    this.#now = { read, all };
    for (const listener of this.#listeners) listener();
  };
  readonly get = (): Progress => this.#now;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

export function useReadingProgress({ subscribe, get }: ReadingProgress): Progress {
  return useSyncExternalStore(subscribe, get);
}
