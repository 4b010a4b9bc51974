import { useCallback, useSyncExternalStore } from "react";

/**
 * From a width of 960 px panel and module are side by side; below that, the panel replaces the module at full width. A
 * phone in landscape is wide enough, but not high enough.
 */
const SIDE_BY_SIDE = "(height > 480px)";

/** Width up to which the header has space for six buttons, as in its style sheet. */
const PHONE = "(width <= 680px)";

/** True if a panel is shown between header and module bar, which stay usable; otherwise it covers everything. */
export const useIsSideBySide = (): boolean => useMatches(SIDE_BY_SIDE);

/** True if the header shows only its most used buttons, and the others in a menu. */
export const useIsPhone = (): boolean => useMatches(PHONE);

function useMatches(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
