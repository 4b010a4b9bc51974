import { useLate } from "../../hooks/use-late.ts";
import type { ZonesMenuProps } from "./ZonesMenu.tsx";

const bring = () => import("./ZonesMenu.tsx");

/** The menu that takes a calculation out of the app. It comes once there is a result to take out. */
export function LateZonesMenu(props: ZonesMenuProps) {
  const menu = useLate(bring);
  return menu === null ? null : <menu.ZonesMenu {...props} />;
}
