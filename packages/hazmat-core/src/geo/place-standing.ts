import type { LonLat, PlacePrecision } from "../ports/geocoder.ts";

/** Reliability of a position for navigation, best first. */
export type PlaceStanding = "pin" | "address" | "street" | "town" | "unknown";

const STANDING_BY_PRECISION: Readonly<Record<PlacePrecision, PlaceStanding>> = {
  registered: "pin",
  rooftop: "address",
  point: "address",
  interpolated: "address",
  street: "street",
  intersection: "street",
  town: "town",
  none: "unknown",
};

/**
 * Returns the reliability of a site's position: a pin set or confirmed by a user, a geocoded address, a street or a
 * town. A town does not locate a site: distances, routes and counts from it are approximate.
 *
 * @example
 * placeStanding("registered"); // "pin"
 * placeStanding("town"); // "town"
 */
export function placeStanding(precision: PlacePrecision): PlaceStanding {
  return STANDING_BY_PRECISION[precision];
}

/**
 * True if a position is the centre of a town or unknown. It may be kilometres from the site.
 *
 * @example
 * isApproximatePlace("interpolated"); // false
 * isApproximatePlace("town"); // true
 */
export function isApproximatePlace(precision: PlacePrecision): boolean {
  return precision === "town" || precision === "none";
}

/** Decimals of a degree that are known: 0.01° is about 1 km, 0.001° about 100 m and 0.00001° about 1 m. */
const DECIMALS: Readonly<Record<PlaceStanding, number>> = { pin: 5, address: 5, street: 3, town: 2, unknown: 2 };

/**
 * Formats a position, latitude first, in decimal degrees (WGS 84) with no more digits than its precision allows.
 *
 * @param center - longitude and latitude in degrees
 * @example
 * coordinatesOf([-63.5952, 44.6705], "registered"); // "44.67050, -63.59520"
 * coordinatesOf([-63.5752, 44.6488], "town"); // "44.65, -63.58"
 */
export function coordinatesOf(center: LonLat, precision: PlacePrecision): string {
  const [lon, lat] = knownDegrees(center, precision);
  return `${lat}, ${lon}`;
}

/**
 * Formats longitude and latitude, in this order, with no more digits than the precision allows.
 *
 * @example
 * knownDegrees([-63.5752, 44.6488], "town"); // ["-63.58", "44.65"]
 */
export function knownDegrees([lon, lat]: LonLat, precision: PlacePrecision): readonly [lon: string, lat: string] {
  const decimals = DECIMALS[placeStanding(precision)];
  return [lon.toFixed(decimals), lat.toFixed(decimals)];
}
