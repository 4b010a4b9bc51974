import { useEffect, useState } from "react";
import type { ZonesMenu, ZonesMenuProps } from "./ZonesMenu.tsx";

/**
 * The menu that takes a calculation out of the app. It comes once there is a result to take out; where it cannot be had, it
 * is asked for again when the network is back.
 */
export function LateZonesMenu(props: ZonesMenuProps) {
  const [brought, setBrought] = useState<{ readonly Menu: typeof ZonesMenu } | null>(null);
  useEffect(() => {
    if (brought !== null) return undefined;
    let isCurrent = true;
    const bring = (): void => {
      import("./ZonesMenu.tsx").then(
        ({ ZonesMenu: Menu }) => isCurrent && setBrought({ Menu }),
        () => undefined, // asked for again below
      );
    };
    bring();
    window.addEventListener("online", bring);
    return () => {
      isCurrent = false;
      window.removeEventListener("online", bring);
    };
  }, [brought]);
  return brought === null ? null : <brought.Menu {...props} />;
}
