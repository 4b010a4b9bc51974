import { useEffect, useState } from "react";
import type { ZonesMenu, ZonesMenuProps } from "./ZonesMenu.tsx";

/** Where it could not be had: a browser may drop a load though the network is there. */
const AGAIN_MS = 2000;

/**
 * The menu that takes a calculation out of the app. It comes once there is a result to take out, and is asked for until it
 * is here.
 */
export function LateZonesMenu(props: ZonesMenuProps) {
  const [brought, setBrought] = useState<{ readonly Menu: typeof ZonesMenu } | null>(null);
  useEffect(() => {
    if (brought !== null) return undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    const bring = (): void => {
      import("./ZonesMenu.tsx").then(
        ({ ZonesMenu: Menu }) => isCurrent && setBrought({ Menu }),
        () => {
          if (isCurrent) again = setTimeout(bring, AGAIN_MS);
        },
      );
    };
    bring();
    return () => {
      isCurrent = false;
      clearTimeout(again);
    };
  }, [brought]);
  return brought === null ? null : <brought.Menu {...props} />;
}
