import { useSyncExternalStore } from "react";

/** Below this width a table has no room: 768 px. */
const NARROW = mediaOf("(width < 48rem)");

/** A phone on its side. */
const LOW = mediaOf("(height <= 480px)");

/** True if rows are shown as a list because a table has no room. `false` on a server. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(NARROW.subscribe, NARROW.matches, onServer);
}

/** True if the window is so low that a panel would leave little of what it lies over. `false` on a server. */
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
