import { useEffect, useRef } from "react";

/** Calls `onOnline` each time the network comes back, while `isWaiting`. */
export function useOnline(isWaiting: boolean, onOnline: () => void): void {
  const newest = useRef(onOnline);
  useEffect(() => {
    newest.current = onOnline;
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const tell = (): void => newest.current();
    window.addEventListener("online", tell);
    return () => window.removeEventListener("online", tell);
  }, [isWaiting]);
}
