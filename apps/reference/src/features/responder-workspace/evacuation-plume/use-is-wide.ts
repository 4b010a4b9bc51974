import { useSyncExternalStore } from "react";

/** From this width on inputs, map and results stand side by side. */
const WIDE = "(width > 1100px)";

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
}

function subscribe(listener: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}
