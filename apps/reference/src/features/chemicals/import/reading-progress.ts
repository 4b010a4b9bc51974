import { useSyncExternalStore } from "react";

/** How many of how many names are read. */
interface Progress {
  readonly read: number;
  readonly all: number;
}

/** How far the names of a file are read. Apart from the state of the page: it moves many times a second, and the page does not. */
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
