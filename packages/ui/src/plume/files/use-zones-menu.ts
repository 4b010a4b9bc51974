import { useEffect, useState } from "react";
import type { ZonesMenu } from "./ZonesMenu.tsx";

/**
 * The menu that takes a calculation out of the app. It comes once there is a result to take out; where it cannot be had, it
 * is asked for again when the network is back.
 *
 * @returns `null` until it is here
 */
export function useZonesMenu(): typeof ZonesMenu | null {
  const [menu, setMenu] = useState<{ readonly Menu: typeof ZonesMenu } | null>(null);
  useEffect(() => {
    if (menu !== null) return undefined;
    let isCurrent = true;
    const bring = (): void => {
      import("./ZonesMenu.tsx").then(
        (brought) => isCurrent && setMenu({ Menu: brought.ZonesMenu }),
        () => undefined, // asked for again below
      );
    };
    bring();
    window.addEventListener("online", bring);
    return () => {
      isCurrent = false;
      window.removeEventListener("online", bring);
    };
  }, [menu]);
  return menu?.Menu ?? null;
}
