import { useLayoutEffect, useRef } from "react";

/** Calls `onOnline` each time the network comes back, while `isWaiting`. It listens from the moment that the failure is shown. */
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
