import { type Area, areaOf } from "../../geo/antimeridian.ts";
import { destinationsFrom } from "../../geo/destination.ts";
import { positionOf, type Place } from "../../geo/lon-lat.ts";
import type { Metres } from "../../units/length.ts";
import type { Contour } from "./contour.ts";
import type { SourceCloud } from "./plume-field.ts";

/** Minimum distance between corners: seven decimals of a degree are about 0.01 m. */
const MIN_STEP: Metres = 0.1;
/** Minimum half width of a zone, so that its two sides never touch. */
const MIN_HALF_WIDTH: Metres = 0.05;

/** A corner in coordinates of the plume, m: x downwind, y to its left. */
type Corner = readonly [x: Metres, y: Metres];

/** Number of corners of the quarter ellipse upwind of a source, on each side. */
const UPWIND_CORNERS = 16;

/**
 * Calculates the outline of a zone on the ground: out along the right side, back along the left side, so
 * counter-clockwise.
 *
 * Every corner is calculated by the geodesic from the source. Upwind of a source with a gas cloud, the outline is half
 * an ellipse.
 *
 * @param axisDeg - downwind direction, degrees clockwise from north
 * @returns closed ring of `[lon, lat]`, at most seven decimals; split at the antimeridian
 */
export function zoneRing(contour: Contour, source: Place, axisDeg: number): Area {
  const at = destinationsFrom(source);
  const place = ([x, y]: Corner): [number, number] =>
    x === 0 && y === 0
      ? positionOf(source.lon, source.lat)
      : at(axisDeg - (Math.atan2(y, x) * 180) / Math.PI, Math.hypot(x, y));
  const right = sideOf(contour).map(([x, halfWidth]): Corner => [x, -halfWidth]);
  const left = right.map(([x, y]): Corner => [x, -y]).toReversed();
  const ring = [...right, ...left.filter(([, y]) => y !== 0)].map(place);
  const [first] = ring;
  return areaOf(first === undefined ? ring : [...ring, first]);
}

/** One side of the outline from end to end, as [x, half width]; the ends can be on the axis. */
function sideOf({ sourceCloud, stations }: Contour): readonly Corner[] {
  const corners = [...upwindCorners(sourceCloud), ...stations];
  const side: Corner[] = [];
  corners.forEach(([x, halfWidth], i) => {
    const isEnd = i === 0 || i === corners.length - 1;
    const corner: Corner = isEnd ? [x, halfWidth] : [x, Math.max(halfWidth, MIN_HALF_WIDTH)];
    const previous = side.at(-1);
    const isDistinct = (other: Corner): boolean => Math.hypot(corner[0] - other[0], corner[1] - other[1]) >= MIN_STEP;
    if (previous === undefined || isEnd || isDistinct(previous)) side.push(corner);
  });
  return side;
}

/** Corners from the point farthest upwind to the side of the source. */
function upwindCorners(sourceCloud: SourceCloud | null): readonly Corner[] {
  if (sourceCloud === null) return [];
  const { upwindM, sideM } = sourceCloud;
  return Array.from({ length: UPWIND_CORNERS + 1 }, (_, i): Corner => {
    const angle = (Math.PI / 2) * (i / UPWIND_CORNERS);
    return [-upwindM * Math.cos(angle), i === 0 ? 0 : sideM * Math.sin(angle)];
  });
}
