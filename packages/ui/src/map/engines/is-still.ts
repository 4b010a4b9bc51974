import type { MapParts } from "../map-parts.ts";

/** True under reduced motion, of the device or of this app: the map then changes its view immediately. */
export const isStill = (map: MapParts["map"]): boolean =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ||
  map.getContainer().closest(`[data-placard-motion="reduced"]`) !== null;
