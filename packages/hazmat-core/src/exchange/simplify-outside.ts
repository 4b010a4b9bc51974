import type { Position } from "geojson";

// Outlines are small compared with the Earth, so degrees are treated as a plane, as readers of CAP and TAK do.

type Point = readonly [x: number, y: number];

/** A simplification that removes one point of an outline and only adds area. */
interface Step {
  /** Index of the removed point, or of the first of two merged points. */
  readonly at: number;
  /** Replacement of two points; `null`: one point is removed. */
  readonly corner: Point | null;
  /** Twice the added area. */
  readonly added: number;
}

/**
 * Returns an outline with fewer points that contains the original: the simple outline warns everyone whom the detailed
 * one warns. Points inside a notch are removed first; two corners are merged to the intersection of their outer sides.
 *
 * @param ring - closed, counter-clockwise, `[lon, lat]`
 * @param maxPoints - 5 or more, with the first point repeated at the end
 * @returns closed, counter-clockwise; the ring itself if it is short enough
 */
export function simplifyOutside(ring: readonly Position[], maxPoints: number): readonly Position[] {
  if (ring.length <= maxPoints) return ring;
  const corners = ring.slice(0, -1).map(([x = 0, y = 0]): Point => [x, y]);
  const simple = simplifyTo(corners, maxPoints - 1) ?? simplifyTo(hullOf(corners), maxPoints - 1) ?? boxOf(corners);
  const [first] = simple;
  return first === undefined ? ring : [...simple, first].map(([x, y]) => [x, y]);
}

/** `null` if a next step would make sides cross or leave the map. */
function simplifyTo(corners: readonly Point[], most: number): readonly Point[] | null {
  let left = corners;
  while (left.length > most) {
    const steps = left.flatMap((_, at) => stepAt(left, at)).toSorted((one, other) => one.added - other.added);
    const step = steps.find((one) => isFree(left, one));
    if (step === undefined) return null;
    left = withoutStep(left, step);
  }
  return left;
}

const cornerAt = (corners: readonly Point[], at: number): Point => corners.at(at % corners.length) ?? [0, 0];

/** Twice the signed area of a triangle: above 0 if it turns left. */
const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

function stepAt(corners: readonly Point[], at: number): readonly Step[] {
  const [a, b, c, d] = [at - 1, at, at + 1, at + 2].map((i) => cornerAt(corners, i)) as [Point, Point, Point, Point];
  const bend = turn(a, b, c);
  if (bend <= 0) return [{ at, corner: null, added: -bend }];
  if (turn(b, c, d) <= 0) return [];
  const corner = meeting(a, b, c, d);
  return corner === null ? [] : [{ at, corner, added: turn(b, corner, c) }];
}

/**
 * Intersection of the side from `a` past `b` with the side from `d` past `c`; `null` if they diverge or meet off the
 * map.
 */
function meeting(a: Point, b: Point, c: Point, d: Point): Point | null {
  const [ux, uy] = [b[0] - a[0], b[1] - a[1]];
  const [vx, vy] = [c[0] - d[0], c[1] - d[1]];
  const across = ux * vy - uy * vx;
  if (across >= 0) return null; // the sides turn by half a circle or more
  const along = ((c[0] - b[0]) * vy - (c[1] - b[1]) * vx) / across;
  const corner: Point = [b[0] + along * ux, b[1] + along * uy];
  return along > 0 && Math.abs(corner[0]) <= 180 && Math.abs(corner[1]) <= 90 ? corner : null;
}

/** True if the added area contains no part of the outline, so that no sides cross. */
function isFree(corners: readonly Point[], { at, corner }: Step): boolean {
  const [from, tip, to] =
    corner === null
      ? [cornerAt(corners, at - 1), cornerAt(corners, at), cornerAt(corners, at + 1)]
      : [cornerAt(corners, at), corner, cornerAt(corners, at + 1)];
  const own = new Set([from, tip, to]);
  const sides: readonly (readonly [Point, Point])[] =
    corner === null
      ? [[from, to]]
      : [
          [from, tip],
          [tip, to],
        ];
  return corners.every((start, i) => {
    const end = cornerAt(corners, i + 1);
    if (!own.has(start) && isWithin(start, from, tip, to)) return false;
    if (own.has(start) || own.has(end)) return true;
    return sides.every(([p, q]) => !areCrossing(p, q, start, end));
  });
}

function isWithin(point: Point, a: Point, b: Point, c: Point): boolean {
  const turns = [turn(a, b, point), turn(b, c, point), turn(c, a, point)];
  return turns.every((one) => one >= 0) || turns.every((one) => one <= 0);
}

const areCrossing = (p: Point, q: Point, r: Point, s: Point): boolean =>
  turn(p, q, r) * turn(p, q, s) <= 0 && turn(r, s, p) * turn(r, s, q) <= 0;

function withoutStep(corners: readonly Point[], { at, corner }: Step): readonly Point[] {
  if (corner === null) return corners.toSpliced(at, 1);
  const isLast = at === corners.length - 1;
  return isLast ? [...corners.slice(1, -1), corner] : corners.toSpliced(at, 2, corner);
}

/** The convex hull, counter-clockwise. */
function hullOf(corners: readonly Point[]): readonly Point[] {
  const sorted = corners.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  return [...chainOf(sorted), ...chainOf(sorted.toReversed())];
}

function chainOf(sorted: readonly Point[]): readonly Point[] {
  const chain: Point[] = [];
  for (const point of sorted) {
    while (chain.length > 1 && turn(chain.at(-2) ?? point, chain.at(-1) ?? point, point) <= 0) chain.pop();
    chain.push(point);
  }
  return chain.slice(0, -1);
}

function boxOf(corners: readonly Point[]): readonly Point[] {
  const [west, east] = [Math.min(...corners.map(([x]) => x)), Math.max(...corners.map(([x]) => x))];
  const [south, north] = [Math.min(...corners.map(([, y]) => y)), Math.max(...corners.map(([, y]) => y))];
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}
