import { useSyncExternalStore } from "react";

/** Below this width a table has no room: 768 px. */
const NARROW = "(width < 48rem)";

/** Whether rows are shown as a list because a table has no room. `false` on a server. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  const media = matchMedia(NARROW);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}
