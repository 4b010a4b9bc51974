import { straightLine } from "../../geo/straight-line.ts";
import type { LonLat } from "../../ports/geocoder.ts";
import type { Metres } from "../../units/length.ts";

/** A leg of a route between two of its corners. */
export interface Leg {
  readonly from: LonLat;
  readonly to: LonLat;
  /** Distance along the route to its start, m. */
  readonly startM: Metres;
  readonly lengthM: Metres;
}

/** The legs of a route in the order of travel. Equal positions form no leg. */
export function legsOf(coordinates: readonly (readonly number[])[]): readonly Leg[] {
  const legs: Leg[] = [];
  let startM = 0;
  for (const [index, [lon = 0, lat = 0]] of coordinates.entries()) {
    const [lon0 = lon, lat0 = lat] = index === 0 ? [] : (coordinates[index - 1] ?? []);
    const lengthM = straightLine([lon0, lat0], [lon, lat]).distance;
    if (lengthM === 0) continue;
    legs.push({ from: [lon0, lat0], to: [lon, lat], startM, lengthM });
    startM += lengthM;
  }
  return legs;
}

/** The position at a fraction of a leg, 0 to 1. */
export function positionOnLeg({ from, to }: Leg, part: number): LonLat {
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}
