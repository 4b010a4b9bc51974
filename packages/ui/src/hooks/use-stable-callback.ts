import { useCallback, useInsertionEffect, useRef } from "react";

/**
 * Returns the same function in every render, which calls the newest callback. Memoized parts with it do not render
 * again, and never act on old data.
 */
export function useStableCallback<Args extends readonly unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(callback);
  useInsertionEffect(() => {
    newest.current = callback;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
