import type { LonLat, Metres } from "@placard/hazmat-core";
import type { Position } from "geojson";
import type { RegionPack } from "../../../map/region/region-pack.ts";
import { metresFrom } from "./sketch-plane.ts";

type Line = readonly (readonly [eastM: Metres, northM: Metres])[];

/** Coast and streets below the zones of a sketch, clipped to its square, in metres east and north of the source. */
export interface SketchGround {
  readonly water: readonly Line[];
  readonly roads: readonly Line[];
  /** Borders of the region inside the square. Nothing is known beyond them. */
  readonly edges: readonly Line[];
  readonly name: string;
  /** Date of its data. */
  readonly edition: string;
  /** Credit required by the licences, in full sentences. */
  readonly credit: string;
}

/** Steps shorter than this fraction of half the side are below the line width on paper. */
const FINEST = 1 / 250;

/**
 * Map data of a region for the square around a source.
 *
 * @returns `null` if the source is outside the region: rings are then drawn
 */
export function sketchGround(
  { bbox, water, roads, name, edition, attribution }: RegionPack,
  center: LonLat,
  halfM: Metres,
): SketchGround | null {
  const [west, south, east, north] = bbox;
  const [lon, lat] = center;
  if (lon < west || lon > east || lat < south || lat > north) return null;
  const toLine = (places: readonly Position[]): Line =>
    thinned(
      places.map(([x = lon, y = lat]) => metresFrom(center, [x, y])),
      halfM * FINEST,
    );
  const box: readonly Position[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return {
    water: water.features
      .flatMap(({ geometry }) => geometry.coordinates)
      .map((ring) => cutToSquare(toLine(ring), halfM))
      .filter((ring) => ring.length > 2),
    roads: roads.features.flatMap(({ geometry }) => partsInSquare(toLine(geometry.coordinates), halfM)),
    edges: partsInSquare(
      box.map(([x = lon, y = lat]) => metresFrom(center, [x, y])),
      halfM,
    ),
    name,
    edition,
    credit: attribution.map(({ words }) => words.replace(/\.?$/, ".")).join(" "),
  };
}

/** Drops points that are closer to the previous one than a line width. Keeps the first and last point. */
function thinned(line: Line, leastM: Metres): Line {
  const thinnedPoints: (readonly [number, number])[] = [];
  line.forEach((point, at) => {
    const last = thinnedPoints.at(-1);
    const isEnd = at === line.length - 1;
    if (last === undefined || isEnd || Math.hypot(point[0] - last[0], point[1] - last[1]) >= leastM)
      thinnedPoints.push(point);
  });
  return thinnedPoints;
}

/** Clips a ring to the square around the source, side by side (Sutherland and Hodgman). */
function cutToSquare(ring: Line, halfM: Metres): Line {
  const sides: readonly (readonly [axis: 0 | 1, sign: 1 | -1])[] = [
    [0, 1],
    [0, -1],
    [1, 1],
    [1, -1],
  ];
  return sides.reduce<Line>((rest, [axis, sign]) => {
    const isIn = (point: Line[number]): boolean => sign * point[axis] <= halfM;
    return rest.flatMap((point, at) => {
      const before = rest.at(at - 1) ?? point;
      const crossing = isIn(before) === isIn(point) ? [] : [crossingOf(before, point, axis, sign * halfM)];
      return isIn(point) ? [...crossing, point] : crossing;
    });
  }, ring);
}

function crossingOf(one: Line[number], other: Line[number], axis: 0 | 1, at: Metres): Line[number] {
  const share = (at - one[axis]) / (other[axis] - one[axis]);
  return [one[0] + share * (other[0] - one[0]), one[1] + share * (other[1] - one[1])];
}

/** Returns the parts of a line inside the square. */
function partsInSquare(line: Line, halfM: Metres): readonly Line[] {
  const parts: (readonly [number, number])[][] = [];
  for (let at = 1; at < line.length; at += 1) {
    const [from, to] = [line[at - 1], line[at]];
    const piece = from === undefined || to === undefined ? null : cutSegment(from, to, halfM);
    if (piece === null) continue;
    const last = parts.at(-1);
    const end = last?.at(-1);
    if (last !== undefined && end?.[0] === piece[0][0] && end[1] === piece[0][1]) last.push(piece[1]);
    else parts.push([...piece]);
  }
  return parts;
}

/** Clips a straight line to the square (Liang and Barsky); `null`: outside. */
function cutSegment(from: Line[number], to: Line[number], halfM: Metres): readonly [Line[number], Line[number]] | null {
  let [begin, end] = [0, 1];
  for (const axis of [0, 1] as const) {
    const run = to[axis] - from[axis];
    if (run === 0 && Math.abs(from[axis]) > halfM) return null;
    if (run === 0) continue;
    const [near, far] = [(-halfM - from[axis]) / run, (halfM - from[axis]) / run].toSorted((a, b) => a - b);
    begin = Math.max(begin, near ?? 0);
    end = Math.min(end, far ?? 1);
  }
  if (begin >= end) return null;
  const at = (share: number): Line[number] => [
    from[0] + share * (to[0] - from[0]),
    from[1] + share * (to[1] - from[1]),
  ];
  return [begin === 0 ? from : at(begin), end === 1 ? to : at(end)];
}
