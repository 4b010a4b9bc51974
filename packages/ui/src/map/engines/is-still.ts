import type { MapParts } from "../map-parts.ts";

/** Whether someone asked for less motion, of their device or of this app: then a map changes its view at once. */
export const isStill = (map: MapParts["map"]): boolean =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ||
  map.getContainer().closest(`[data-placard-motion="reduced"]`) !== null;
