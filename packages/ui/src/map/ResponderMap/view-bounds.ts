import type { LonLat } from "@placard/hazmat-core";
import type { BoundingBox } from "../region/region-pack.ts";

/** Side of the world at zoom 0, px. */
const WORLD_PX = 512;

interface ViewSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The visible area of a map, calculated before the map has loaded or if none can be drawn.
 *
 * @param size - of the map, px
 */
export function viewBounds([lon, lat]: LonLat, zoom: number, { width, height }: ViewSize): BoundingBox {
  const scale = WORLD_PX * 2 ** zoom;
  const halfLon = Math.min(180, (width / 2 / scale) * 360);
  const middle = mercatorY(lat);
  const half = height / 2 / scale;
  return [lon - halfLon, latitudeAt(middle - half), lon + halfLon, latitudeAt(middle + half)];
}

/** Distance from the equator as a share of the world's height in Web Mercator. */
function mercatorY(lat: number): number {
  const sine = Math.sin((lat * Math.PI) / 180);
  return Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

const latitudeAt = (y: number): number => (Math.atan(Math.sinh(2 * Math.PI * y)) * 180) / Math.PI;
