import type { ZoneId } from "../scene/zone-ids.ts";

/** Fill colours of the layers in exported files, 0xRRGGBB: the same as on Placard's map. */
export const ZONE_PAINT: Readonly<Record<ZoneId, number>> = {
  "aegl-3": 0xff0000,
  "aegl-2": 0xffa500,
  "aegl-1": 0xfff59a,
  idlh: 0x808080,
  lel: 0xffd700,
  evac: 0x800080,
  protect: 0xd8bfd8,
};

/** Opacity of fills in exported files, 0 to 1. */
export const FILL_OPACITY = 0.38;

/** Colour of a custom limit. */
const OTHER = ZONE_PAINT.idlh;

export function paintOf(id: string): number {
  return new Map<string, number>(Object.entries(ZONE_PAINT)).get(id) ?? OTHER;
}

/** `rrggbb`. */
export function hexOf(paint: number): string {
  return paint.toString(16).padStart(6, "0");
}
