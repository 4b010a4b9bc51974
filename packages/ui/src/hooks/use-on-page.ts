import { useSyncExternalStore } from "react";

/** True in a page: `false` on a server and during hydration, then `true`. */
export function useOnPage(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const never = () => () => undefined;
