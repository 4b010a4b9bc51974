import type { PlacePrecision } from "../ports/geocoder.ts";

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
