import { bearing } from "@turf/bearing";
import { distance } from "@turf/distance";
import { compassPoint } from "../formats/compass.ts";
import { formatDistance } from "../formats/distance.ts";
import type { LonLat } from "../ports/geocoder.ts";
import type { Metres } from "../units/length.ts";

/** Straight-line distance and direction between two positions. */
export interface StraightLine {
  readonly distance: Metres;
  /** Degrees clockwise from north, 0 to below 360. */
  readonly bearing_deg: number;
  /** Text with distance, compass point and that it is a straight line. */
  readonly words: string;
}

/**
 * Calculates the straight-line distance and bearing on a sphere with the mean radius of the earth, 6371.0088 km [IUGG]:
 * within 0.6% of the ellipsoid. Ignores roads.
 *
 * @param from - `[lon, lat]`, degrees
 * @param to - `[lon, lat]`, degrees
 * @example
 * straightLine([0, 0], [0.02, 0.02]).words; // "3.1 km NE, straight line"
 */
export function straightLine([lon1, lat1]: LonLat, [lon2, lat2]: LonLat): StraightLine {
  const [from, to] = [
    [lon1, lat1],
    [lon2, lat2],
  ];
  const distanceM = distance(from, to, { units: "metres" });
  const bearing_deg = (bearing(from, to) + 360) % 360;
  return {
    distance: distanceM,
    bearing_deg,
    words: `${formatDistance(distanceM)} ${compassPoint(bearing_deg)}, straight line`,
  };
}
