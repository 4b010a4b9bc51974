import { distance } from "@turf/distance";
import type { LonLat } from "../../ports/geocoder.ts";
import type { Metres } from "../../units/length.ts";

/** A position far away, and what was probably meant. */
export interface FarCoordinates {
  /** Position as typed. */
  readonly center: LonLat;
  /** From the typed position to `near`. */
  readonly distanceM: Metres;
  /** The same figures with another sign or in the other order: a position near `near`. */
  readonly suggestion: LonLat;
}

/** From here on a position is far away, m. Mutual aid and the largest provinces and states end before. */
const FAR_M = 1_500_000;
/**
 * Up to here a suggestion is near, m: from the centre of the largest provinces and states to their corners. Less than
 * the far distance, so that a suggestion is always much nearer than the position as typed.
 */
const NEAR_M = 1_000_000;

/**
 * The nearest reading of a far position with another sign or in the other order.
 *
 * @param center - as typed, `[lon, lat]`, degrees
 * @param near - the incident, or the centre of the region in use, `[lon, lat]`, degrees
 * @returns `null` if the position is not far away, or no other reading is near
 * @example
 * nearReading([63.5677, 44.6652], [-63.5752, 44.6488])?.suggestion; // [-63.5677, 44.6652]
 * nearReading([-0.1276, 51.5072], [-63.5752, 44.6488]); // null
 */
export function nearReading(center: LonLat, near: LonLat): FarCoordinates | null {
  const away = ([lon, lat]: LonLat): Metres => distance([lon, lat], [...near], { units: "metres" });
  const distanceM = away(center);
  if (distanceM <= FAR_M) return null;
  const [suggestion] = readings(center).toSorted((one, other) => away(one) - away(other));
  return suggestion !== undefined && away(suggestion) <= NEAR_M ? { center, distanceM, suggestion } : null;
}

/** Both signs of both figures, in both orders, within the range of a latitude. */
function readings([lon, lat]: LonLat): readonly LonLat[] {
  return [[lon, lat] as const, [lat, lon] as const].flatMap(([x, y]): readonly LonLat[] =>
    Math.abs(y) > 90
      ? []
      : [
          [x, y],
          [-x, y],
          [x, -y],
          [-x, -y],
        ],
  );
}
