import type { Place } from "../../geo/lon-lat.ts";
import type { PlacePrecision } from "../../ports/geocoder.ts";

/** Position of a scene, with its precision. */
export interface ScenePlace extends Place {
  readonly precision: PlacePrecision;
}

/**
 * True if a zone may be drawn around a position of this precision. The centre of a town can be kilometres away: a user
 * must first confirm the position or move the pin.
 *
 * @example
 * isExactEnough("street"); // true
 * isExactEnough("town"); // false
 */
export function isExactEnough(precision: PlacePrecision): boolean {
  return precision !== "town" && precision !== "none";
}
