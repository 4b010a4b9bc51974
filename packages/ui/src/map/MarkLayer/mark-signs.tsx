import { Cross, Droplets, Flag, LogIn, MapPin, ShowerHead, TriangleAlert, Truck, Users, type IconNode } from "lucide";
import type { MarkKind } from "../../incident/MapMarks/map-mark.ts";

/** Symbols of the marks. Always shown with the name of the mark. */
export const MARK_SIGNS = {
  command_post: Flag,
  staging: Truck,
  entry_point: LogIn,
  decon: ShowerHead,
  medical: Cross,
  assembly: Users,
  water: Droplets,
  hazard: TriangleAlert,
  other: MapPin,
} as const satisfies Record<MarkKind, IconNode>;
