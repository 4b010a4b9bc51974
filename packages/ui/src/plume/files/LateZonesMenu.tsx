import { useLate } from "../../hooks/use-late.ts";
import type { ZonesMenuProps } from "./ZonesMenu.tsx";

const bring = () => import("./ZonesMenu.tsx");

/** Menu for exporting a calculation. It loads once there is a result. */
export function LateZonesMenu(props: ZonesMenuProps) {
  const menu = useLate(bring);
  return menu === null ? null : <menu.ZonesMenu {...props} />;
}
