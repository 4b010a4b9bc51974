import { straightLine, type StraightLine } from "../../geo/straight-line.ts";
import type { LonLat } from "../../ports/geocoder.ts";

/** A position with its straight-line distance. */
export interface NearPlace<T> {
  readonly place: T;
  readonly line: StraightLine;
}

/**
 * Returns the nearest positions, nearest first, with straight-line distance and bearing.
 *
 * @param from - `[lon, lat]`, degrees
 * @param places - any number: they are visited once
 * @param count - maximum number, 1 or more
 * @example
 * const hydrants = [{ id: "H-1", center: [0.01, 0] }, { id: "H-2", center: [0.001, 0] }];
 * nearestPlaces([0, 0], hydrants, 1)[0]?.place.id; // "H-2"
 */
export function nearestPlaces<T extends { readonly center: LonLat }>(
  [lon, lat]: LonLat,
  places: readonly T[],
  count: number,
): readonly NearPlace<T>[] {
  const shrink = Math.cos((lat * Math.PI) / 180);
  // The list stays sorted and short: 100 000 positions take a few milliseconds.
  const kept: { place: T; square: number }[] = [];
  for (const place of places) {
    const east = ((place.center[0] - lon + 540) % 360) - 180;
    const north = place.center[1] - lat;
    const square = (east * shrink) ** 2 + north ** 2;
    const last = kept.at(-1);
    if (kept.length === count && last !== undefined && square >= last.square) continue;
    const at = kept.findIndex((other) => square < other.square);
    kept.splice(at === -1 ? kept.length : at, 0, { place, square });
    if (kept.length > count) kept.pop();
  }
  return kept.map(({ place }) => ({ place, line: straightLine([lon, lat], place.center) }));
}
