import { useSyncExternalStore } from "react";

/**
 * From 960 px on a panel and a module stand side by side; on less the panel takes the module's place, as wide as all of
 * it. A lying phone has the width and not the height.
 */
const BESIDE = "(height > 480px)";

/** True if a panel stands between header and module bar, which stay in reach; otherwise it lies over all. */
export function useIsBeside(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(BESIDE).matches);
}

function subscribe(listener: () => void): () => void {
  const media = matchMedia(BESIDE);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}
