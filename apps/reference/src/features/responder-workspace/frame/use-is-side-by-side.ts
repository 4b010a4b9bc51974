import { useSyncExternalStore } from "react";

/**
 * From a width of 960 px panel and module are side by side; below that, the panel replaces the module at full width. A
 * phone in landscape is wide enough, but not high enough.
 */
const SIDE_BY_SIDE = "(height > 480px)";

/** True if a panel is shown between header and module bar, which stay usable; otherwise it covers everything. */
export function useIsSideBySide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(SIDE_BY_SIDE).matches);
}

function subscribe(listener: () => void): () => void {
  const media = matchMedia(SIDE_BY_SIDE);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}
