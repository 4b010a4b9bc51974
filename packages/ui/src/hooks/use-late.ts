import { useEffect, useState } from "react";

/** Pause before loading again: a browser may drop a request even while online. */
const AGAIN_MS = 2000;

/**
 * Loads a module after the page, which stays smaller if it never needs the module. Retries until the module is loaded.
 *
 * @param bring - the same function in every render
 * @returns `null` until it is loaded
 */
export function useLate<Module extends object>(bring: () => Promise<Module>): Module | null {
  const [brought, setBrought] = useState<Module | null>(null);
  useEffect(() => {
    if (brought !== null) return undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    const ask = (): void => {
      bring().then(
        (module) => isCurrent && setBrought(module),
        () => {
          if (isCurrent) again = setTimeout(ask, AGAIN_MS);
        },
      );
    };
    ask();
    return () => {
      isCurrent = false;
      clearTimeout(again);
    };
  }, [brought, bring]);
  return brought;
}
