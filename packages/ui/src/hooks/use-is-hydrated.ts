import { useSyncExternalStore } from "react";

/** True in a page: `false` on a server and during hydration, then `true`. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const never = () => () => undefined;
