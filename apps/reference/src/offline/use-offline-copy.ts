import { useSyncExternalStore } from "react";
import { createOfflineCopy, type OfflineCopy } from "./offline-copy.ts";

/** The offline copy of this page's app, shared by all components that show it. */
export const offlineCopy = createOfflineCopy({
  workers: "serviceWorker" in navigator ? navigator.serviceWorker : undefined,
  isBuilt: import.meta.env.PROD,
  network: window,
  isOnline: () => navigator.onLine,
  reload: () => location.reload(),
});

export function useOfflineCopy(): OfflineCopy {
  return useSyncExternalStore(offlineCopy.subscribe, offlineCopy.get);
}
