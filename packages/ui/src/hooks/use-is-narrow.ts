import { useSyncExternalStore } from "react";

/** A table does not fit below this width: 768 px. */
const NARROW = mediaOf("(width < 48rem)");

/** A phone in landscape orientation. */
const LOW = mediaOf("(height <= 480px)");

/** True if rows are shown as a list because a table does not fit. `false` on a server. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(NARROW.subscribe, NARROW.matches, onServer);
}

/** True if the window is so low that a panel would cover most of the content below it. `false` on a server. */
export function useIsLow(): boolean {
  return useSyncExternalStore(LOW.subscribe, LOW.matches, onServer);
}

function mediaOf(query: string) {
  return {
    matches: () => matchMedia(query).matches,
    subscribe: (listener: () => void): (() => void) => {
      const media = matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
  };
}

const onServer = (): boolean => false;
