import type { LonLat, Metres } from "@placard/hazmat-core";

const METRES_PER_DEGREE = 111_195;

/** Flat projection around the source. Over the tens of kilometres of a zone the error is far below the line width. */
export function metresFrom([lon, lat]: LonLat, [x, y]: LonLat): readonly [eastM: Metres, northM: Metres] {
  const east = METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  return [shortWay(x - lon) * east, (y - lat) * METRES_PER_DEGREE];
}

/** Degrees between two meridians, the shorter way around. */
function shortWay(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}
