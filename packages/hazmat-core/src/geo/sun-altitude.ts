import { requireRange } from "../identity/require-range.ts";
import { requirePlace } from "./destination.ts";
import type { Place } from "./lon-lat.ts";

// Position of the sun by the low-precision formulas of the Astronomical Almanac, as in NOAA's solar calculator: within
// 0.02° from 1950 to 2050. Refraction, at most half a degree at the horizon, is ignored because it does not affect
// stability. g mean anomaly, λ ecliptic longitude, ε obliquity, δ declination.

const RADIANS = Math.PI / 180;
const MS_PER_DAY = 86_400_000;
/** Julian date of the Unix epoch, and of J2000. */
const UNIX_EPOCH = 2_440_587.5;
const J2000 = 2_451_545;

/**
 * Calculates the altitude of the sun's centre above the horizon in degrees; negative below it.
 *
 * @param atMs - moment, milliseconds since 1970-01-01 UTC
 * @throws RangeError for an invalid position or time
 * @see Astronomical Almanac, section C, low-precision formulas for the Sun
 * @example
 * sunAltitude({ lon: 0, lat: 0 }, Date.UTC(2026, 2, 20, 12)); // ≈ 88
 */
export function sunAltitude(place: Place, atMs: number): number {
  requirePlace(place);
  requireRange("Moment, ms", atMs, -8.64e15, 8.64e15);
  const days = atMs / MS_PER_DAY + UNIX_EPOCH - J2000;
  const g = (357.528 + 0.9856003 * days) * RADIANS;
  const lambda = (280.46 + 0.9856474 * days + 1.915 * Math.sin(g) + 0.02 * Math.sin(2 * g)) * RADIANS;
  const epsilon = (23.439 - 4e-7 * days) * RADIANS;
  const rightAscension = Math.atan2(Math.cos(epsilon) * Math.sin(lambda), Math.cos(lambda));
  const sinDeclination = Math.sin(epsilon) * Math.sin(lambda);
  const cosDeclination = Math.sqrt(1 - sinDeclination ** 2);
  const siderealTime = (280.46062 + 360.9856473662862 * days + place.lon) * RADIANS; // Greenwich mean sidereal time plus longitude
  const hourAngle = siderealTime - rightAscension;
  const lat = place.lat * RADIANS;
  return Math.asin(Math.sin(lat) * sinDeclination + Math.cos(lat) * cosDeclination * Math.cos(hourAngle)) / RADIANS;
}
