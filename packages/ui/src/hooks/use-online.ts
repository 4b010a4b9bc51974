import { useLayoutEffect, useRef } from "react";

/**
 * Calls `onOnline` each time the device is back online while `isWaiting`. Listens from the moment the failure is shown.
 */
export function useOnline(isWaiting: boolean, onOnline: () => void): void {
  const newest = useRef(onOnline);
  useLayoutEffect(() => {
    newest.current = onOnline;
  });
  useLayoutEffect(() => {
    if (!isWaiting) return undefined;
    const tell = (): void => newest.current();
    window.addEventListener("online", tell);
    return () => window.removeEventListener("online", tell);
  }, [isWaiting]);
}
