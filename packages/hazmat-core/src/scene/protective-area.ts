import { areaOf } from "../geo/antimeridian.ts";
import { destinationsFrom } from "../geo/destination.ts";
import { isolationCircle } from "../geo/isolation-circle.ts";
import type { Place } from "../geo/lon-lat.ts";
import type { SourceRef } from "../provenance/source.ts";
import type { Metres } from "../units/length.ts";
import type { ProtectiveArea } from "./scene.ts";

/** Points on each side of the square: with them a side of 11 km is straight on the ground within a metre. */
const STEPS = 4;

/**
 * Returns the area for protective actions: downwind a square, as long as the distance and half of it to either side; a
 * circle if the wind has no direction.
 *
 * @param distanceM - m, greater than 0
 * @param axisDeg - downwind direction, degrees clockwise from north; `null`: calm or unknown
 * @see [ERG2024] introduction to Table 1, the protective action zone
 * @example
 * protectiveArea({ lon: -63.57, lat: 44.65 }, 1400, null, []).shape; // "circle"
 */
export function protectiveArea(
  source: Place,
  distanceM: Metres,
  axisDeg: number | null,
  sources: readonly SourceRef[],
): ProtectiveArea {
  if (axisDeg === null) {
    return { distanceM, shape: "circle", polygon: isolationCircle(source, distanceM), sources };
  }
  const at = destinationsFrom(source);
  const ring = squareOf(distanceM).map(([x, y]) => at(axisDeg - (Math.atan2(y, x) * 180) / Math.PI, Math.hypot(x, y)));
  return { distanceM, shape: "downwind", polygon: areaOf(ring), sources };
}

/** The closed square in wind coordinates, counter-clockwise from its right corner at the source. */
function squareOf(side: Metres): readonly (readonly [x: Metres, y: Metres])[] {
  const half = side / 2;
  const corners = [
    [0, -half],
    [side, -half],
    [side, half],
    [0, half],
    [0, -half],
  ] as const;
  const edges = corners.slice(1).flatMap(([x, y], i) => {
    const [fromX, fromY] = corners[i] ?? [x, y];
    return Array.from({ length: STEPS }, (_, k) => {
      const share = (k + 1) / STEPS;
      return [fromX + (x - fromX) * share, fromY + (y - fromY) * share] as const;
    });
  });
  return [[0, -half], ...edges];
}
