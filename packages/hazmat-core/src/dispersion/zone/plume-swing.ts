import { pathOf, type Path } from "../../geo/antimeridian.ts";
import { destinationsFrom } from "../../geo/destination.ts";
import { positionOf, type Place } from "../../geo/lon-lat.ts";
import { requireRange } from "../../identity/require-range.ts";
import type { Metres } from "../../units/length.ts";
import { sigmaY } from "../passive/briggs-sigma.ts";
import { LEAST_WIND } from "../input/release-limits.ts";
import type { StabilityClass } from "../release.ts";
import { ALOHA_EXPONENTS, WIND_HEIGHT, windAt } from "../weather/wind-profile.ts";

/** Travel time of five minutes, which gives the distance at which ALOHA measures the spread, s [TM43 4.5.3]. */
const TRAVEL_TIME = 300;
/** Height of the wind speed at that distance, m [TM43 4.5.3]. */
const TRAVEL_HEIGHT: Metres = 3;
/** Minimum half angles, degrees: ALOHA's lines are not wider in light wind, although real plumes meander most then. */
const FLOOR = 20;
const FLOOR_LIGHT_WIND = 30;
/** Wind below which the larger minimum applies, m/s at 10 m. */
const LIGHT_WIND = 2;

/**
 * ALOHA's wind-direction confidence half angle, degrees, without a minimum.
 *
 * @see [TM43] section 4.5.3: atan(2 σy(x5) / x5), x5 = 300 s · u(3 m)
 */
export function windConfidenceDeg(stability: StabilityClass, windSpeedMps: number): number {
  const reference = { speedMps: windSpeedMps, heightM: WIND_HEIGHT };
  const x = TRAVEL_TIME * windAt(reference, TRAVEL_HEIGHT, ALOHA_EXPONENTS[stability]);
  return (Math.atan((2 * sigmaY(x, stability)) / x) * 180) / Math.PI;
}

/**
 * Returns the half angle within which the plume direction may vary, degrees: that of ALOHA, but at least 20°, and 30°
 * below 2 m/s.
 *
 * @param stability - Pasquill class
 * @param windSpeedMps - m/s at 10 m, 1 or more
 * @throws RangeError for a lighter wind, which has no defined direction
 * @example
 * plumeSwing("D", 5); // 20
 */
export function plumeSwing(stability: StabilityClass, windSpeedMps: number): number {
  requireRange("Wind speed, m/s", windSpeedMps, LEAST_WIND, Number.MAX_VALUE);
  const floor = windSpeedMps < LIGHT_WIND ? FLOOR_LIGHT_WIND : FLOOR;
  return Math.max(floor, windConfidenceDeg(stability, windSpeedMps));
}

/**
 * The two lines between which the plume direction may vary, from the source to a distance.
 *
 * @param axisDeg - downwind direction, degrees clockwise from north
 */
export function swingLines(source: Place, axisDeg: number, swingDeg: number, lengthM: Metres): readonly Path[] {
  if (lengthM === 0) return [];
  const at = destinationsFrom(source);
  const from = positionOf(source.lon, source.lat);
  return [axisDeg - swingDeg, axisDeg + swingDeg].map((bearing) => pathOf(from, at(bearing, lengthM)));
}
