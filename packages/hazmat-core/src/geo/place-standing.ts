import type { PlacePrecision } from "../ports/geocoder.ts";

/** How a place stands for someone who drives to it, best first. */
export type PlaceStanding = "pin" | "address" | "street" | "town" | "unknown";

const STANDINGS: Readonly<Record<PlacePrecision, PlaceStanding>> = {
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
 * How the place of a site stands: a pin that a person set or confirmed, an address that was found, a street, a town.
 * A town is never a site: distances, routes and counts from it are approximate.
 *
 * @example
 * placeStanding("registered"); // "pin"
 * placeStanding("town"); // "town"
 */
export function placeStanding(precision: PlacePrecision): PlaceStanding {
  return STANDINGS[precision];
}

/**
 * Whether a place is the centre of a town, or nowhere: it may lie kilometres from the site.
 *
 * @example
 * isApproximatePlace("interpolated"); // false
 * isApproximatePlace("town"); // true
 */
export function isApproximatePlace(precision: PlacePrecision): boolean {
  return precision === "town" || precision === "none";
}
