import type { Place } from "../../geo/lon-lat.ts";
import type { PlacePrecision } from "../../ports/geocoder.ts";

/** Where a scene is, and how well that is known. */
export interface ScenePlace extends Place {
  readonly precision: PlacePrecision;
}

/**
 * True if a zone may be drawn around a place that is known so well. A town's centre may lie kilometres off: a person
 * confirms such a place, or moves the pin, first.
 *
 * @example
 * isExactEnough("street"); // true
 * isExactEnough("town"); // false
 */
export function isExactEnough(precision: PlacePrecision): boolean {
  return precision !== "town" && precision !== "none";
}
