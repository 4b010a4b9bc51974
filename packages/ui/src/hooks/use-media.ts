import { useCallback, useSyncExternalStore } from "react";

/**
 * True if the page matches a media query; updated on change.
 *
 * @param onServer - value on the server and until hydration is complete
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
