import { useCallback, useSyncExternalStore } from "react";

/**
 * True if the page fits a media query, kept up to date.
 *
 * @param onServer - what a server takes for granted, and the page until it has taken over
 */
export function useMedia(query: string, onServer: boolean): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => onServer,
  );
}
