import { compassPoint } from "../formats/compass.ts";
import { formatDistance } from "../formats/distance.ts";
import type { LonLat } from "../ports/geocoder.ts";
import type { Metres } from "../units/length.ts";

/** Mean radius of the earth, m. [IUGG] */
const EARTH_RADIUS = 6_371_008.8;
const RADIANS = Math.PI / 180;

/** Straight-line distance and direction between two positions. */
export interface StraightLine {
  readonly distance: Metres;
  /** Degrees clockwise from north, 0 to below 360. */
  readonly bearing_deg: number;
  /** Text with distance, compass point and that it is a straight line. */
  readonly words: string;
}

/**
 * Calculates the straight-line distance and bearing on a sphere, within 0.5% of the ellipsoid. Ignores roads.
 *
 * @param from - `[lon, lat]`, degrees
 * @param to - `[lon, lat]`, degrees
 * @example
 * straightLine([0, 0], [0.02, 0.02]).words; // "3.1 km NE, straight line"
 */
export function straightLine([lon1, lat1]: LonLat, [lon2, lat2]: LonLat): StraightLine {
  const phi1 = lat1 * RADIANS;
  const phi2 = lat2 * RADIANS;
  const deltaLambda = (lon2 - lon1) * RADIANS;
  const haversine = Math.sin((phi2 - phi1) / 2) ** 2 + Math.cos(phi1) * Math.cos(phi2) * Math.sin(deltaLambda / 2) ** 2;
  const distance = 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(haversine)));
  const y = Math.sin(deltaLambda) * Math.cos(phi2);
  const x = Math.cos(phi1) * Math.sin(phi2) - Math.sin(phi1) * Math.cos(phi2) * Math.cos(deltaLambda);
  const bearing_deg = (Math.atan2(y, x) / RADIANS + 360) % 360;
  return {
    distance,
    bearing_deg,
    words: `${formatDistance(distance)} ${compassPoint(bearing_deg)}, straight line`,
  };
}
