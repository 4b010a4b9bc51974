import { useEffect, useState } from "react";

/** Pause before loading again: a browser may drop a request even while online. */
const RETRY_MS = 2000;

/**
 * Loads a module after the page, which stays smaller if it never needs the module. Retries until the module is loaded.
 *
 * @param load - the same function in every render
 * @returns `null` until it is loaded
 */
export function useLazyModule<Module extends object>(load: () => Promise<Module>): Module | null {
  const [loaded, setLoaded] = useState<Module | null>(null);
  useEffect(() => {
    if (loaded !== null) return undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    const ask = (): void => {
      load().then(
        (module) => isCurrent && setLoaded(module),
        () => {
          if (isCurrent) again = setTimeout(ask, RETRY_MS);
        },
      );
    };
    ask();
    return () => {
      isCurrent = false;
      clearTimeout(again);
    };
  }, [loaded, load]);
  return loaded;
}
