import { useLazyModule } from "../../hooks/use-lazy-module.ts";
import type { ZonesMenuProps } from "./ZonesMenu.tsx";

const loadZonesMenu = () => import("./ZonesMenu.tsx");

/** Menu for exporting a calculation. It loads once there is a result. */
export function LazyZonesMenu(props: ZonesMenuProps) {
  const menu = useLazyModule(loadZonesMenu);
  return menu === null ? null : <menu.ZonesMenu {...props} />;
}
