import { useSyncExternalStore } from "react";

/** From here on a panel and a module stand side by side. A lying phone has the width and not the height. */
const BESIDE = "(width >= 960px) and (height > 480px)";

/** Whether there is room for a panel beside the work. */
export function useIsBeside(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(BESIDE).matches);
}

function subscribe(listener: () => void): () => void {
  const media = matchMedia(BESIDE);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}
