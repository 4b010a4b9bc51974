import { useSyncExternalStore } from "react";

/** True if this runs in a page: `false` on a server and while a page takes over what the server sent, then `true`. */
export function useOnPage(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const never = () => () => undefined;
