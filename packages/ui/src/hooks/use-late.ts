import { useEffect, useState } from "react";

/** Where it could not be had: a browser may drop a load though the network is there. */
const AGAIN_MS = 2000;

/**
 * A module that comes after the page, so that a page which never needs it is lighter. It is asked for until it is here.
 *
 * @param bring - the same function each time
 * @returns `null` until it is here
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
