import { requireRange } from "../identity/require-range.ts";
import type { Metres } from "../units/length.ts";
import { positionOf, type Place } from "./lon-lat.ts";

// Vincenty's direct solution on the ellipsoid. Turf's `destination` and `circle` use a sphere: a circle would be up to
// 0.6% smaller than its displayed distance (docs/decisions/0025-turf-for-distances.md). Symbols as in the paper: U
// reduced latitude, α azimuth, σ angular distance. [Vincenty1975] T. Vincenty, Direct and inverse solutions of
// geodesics on the ellipsoid, Survey Review XXIII 176.
const SEMI_MAJOR = 6_378_137; // m, WGS 84
const FLATTENING = 1 / 298.257223563; // WGS 84
const SEMI_MINOR = SEMI_MAJOR * (1 - FLATTENING); // m
const CONVERGED = 1e-12; // rad, 6 µm on the ground
const MAX_ITERATIONS = 20;
const RADIANS = Math.PI / 180;

/**
 * Prepares the geodesic direct problem for one origin, which makes many destinations from one source cheaper.
 *
 * Longitudes continue past ±180°, so that a shape across the antimeridian stays in one piece until it is split
 * (`antimeridian.ts`).
 *
 * @param origin - degrees, latitude within ±85
 * @returns a function of bearing (degrees clockwise from north) and distance (m) that gives `[lon, lat]`
 */
export function destinationsFrom(origin: Place): (bearingDeg: number, distanceM: Metres) => [lon: number, lat: number] {
  const tanU1 = (1 - FLATTENING) * Math.tan(origin.lat * RADIANS);
  const cosU1 = 1 / Math.sqrt(1 + tanU1 * tanU1);
  const sinU1 = tanU1 * cosU1;

  return (bearingDeg, distanceM) => {
    const alpha1 = bearingDeg * RADIANS;
    const sinAlpha1 = Math.sin(alpha1);
    const cosAlpha1 = Math.cos(alpha1);
    const sigma1 = Math.atan2(tanU1, cosAlpha1); // eq. 1
    const sinAlpha = cosU1 * sinAlpha1; // eq. 2
    const cosSqAlpha = 1 - sinAlpha * sinAlpha;
    const uSq = (cosSqAlpha * (SEMI_MAJOR ** 2 - SEMI_MINOR ** 2)) / SEMI_MINOR ** 2;
    const a = 1 + (uSq / 16_384) * (4096 + uSq * (-768 + uSq * (320 - 175 * uSq))); // eq. 3
    const b = (uSq / 1024) * (256 + uSq * (-128 + uSq * (74 - 47 * uSq))); // eq. 4

    const straight = distanceM / (SEMI_MINOR * a);
    let sigma = straight;
    let sinSigma = Math.sin(sigma);
    let cosSigma = Math.cos(sigma);
    let cos2SigmaM = Math.cos(2 * sigma1 + sigma); // eq. 5
    for (let i = 0; i < MAX_ITERATIONS; i++) {
      const correction =
        b *
        sinSigma *
        (cos2SigmaM +
          (b / 4) *
            (cosSigma * (2 * cos2SigmaM ** 2 - 1) -
              (b / 6) * cos2SigmaM * (4 * sinSigma ** 2 - 3) * (4 * cos2SigmaM ** 2 - 3))); // eq. 6
      const next = straight + correction; // eq. 7
      const moved = Math.abs(next - sigma);
      sigma = next;
      sinSigma = Math.sin(sigma);
      cosSigma = Math.cos(sigma);
      cos2SigmaM = Math.cos(2 * sigma1 + sigma);
      if (moved < CONVERGED) break;
    }

    const across = sinU1 * sinSigma - cosU1 * cosSigma * cosAlpha1;
    const lat2 = Math.atan2(
      sinU1 * cosSigma + cosU1 * sinSigma * cosAlpha1,
      (1 - FLATTENING) * Math.sqrt(sinAlpha ** 2 + across ** 2),
    ); // eq. 8
    const lambda = Math.atan2(sinSigma * sinAlpha1, cosU1 * cosSigma - sinU1 * sinSigma * cosAlpha1); // eq. 9
    const c = (FLATTENING / 16) * cosSqAlpha * (4 + FLATTENING * (4 - 3 * cosSqAlpha)); // eq. 10
    const l =
      lambda -
      (1 - c) *
        FLATTENING *
        sinAlpha *
        (sigma + c * sinSigma * (cos2SigmaM + c * cosSigma * (2 * cos2SigmaM ** 2 - 1))); // eq. 11
    return positionOf(origin.lon + l / RADIANS, lat2 / RADIANS);
  };
}

/**
 * Returns the position at a distance along a bearing, on the WGS 84 ellipsoid.
 *
 * @param origin - degrees
 * @param bearingDeg - degrees clockwise from north
 * @param distanceM - m, 0 or more
 * @returns `[lon, lat]`, at most seven decimals
 * @throws RangeError for an invalid position, bearing or distance
 * @example
 * destination({ lon: 0, lat: 0 }, 90, 111_319.49); // [1, 0]
 */
export function destination(origin: Place, bearingDeg: number, distanceM: Metres): [lon: number, lat: number] {
  requirePlace(origin);
  requireRange("Bearing, degrees", bearingDeg, -Number.MAX_VALUE, Number.MAX_VALUE);
  requireRange("Distance, m", distanceM, 0, Number.MAX_VALUE);
  return destinationsFrom(origin)(bearingDeg, distanceM);
}

/**
 * Throws for an invalid position.
 *
 * @throws RangeError
 */
export function requirePlace({ lon, lat }: Place): void {
  requireRange("Longitude, degrees", lon, -540, 540); // the longitude of a map that was panned once around continues past ±180°
  requireRange("Latitude, degrees", lat, -90, 90);
}
