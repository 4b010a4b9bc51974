import type { Area } from "../src/geo/antimeridian.ts";

/** Flat geometry for the tests: a zone's ring as metres east and north of its source. */
export type Point = readonly [east: number, north: number];

// WGS 84: semi-major axis in m, first eccentricity squared.
const AXIS = 6_378_137;
const ECCENTRICITY_SQ = 0.00669437999014;
const RADIANS = Math.PI / 180;

/** The rings of an area: one, or two if it is split at the antimeridian. */
export function ringsOf(area: Area): readonly (readonly (readonly number[])[])[] {
  return area.type === "Polygon" ? area.coordinates : area.coordinates.flat();
}

/** The rings of an area around a position, as returned by {@link localRing}. */
export function localRings(
  site: { readonly lon: number; readonly lat: number },
  area: Area,
): readonly (readonly Point[])[] {
  return ringsOf(area).map((ring) => localRing(site, ring));
}

/**
 * Converts a ring of `[lon, lat]` around a position, by the radii of curvature half-way: accurate to a few metres over
 * 10 km.
 */
function localRing(
  site: { readonly lon: number; readonly lat: number },
  ring: readonly (readonly number[])[],
): readonly Point[] {
  return ring.map(([lon = NaN, lat = NaN]) => {
    const middle = ((site.lat + lat) / 2) * RADIANS;
    const w = Math.sqrt(1 - ECCENTRICITY_SQ * Math.sin(middle) ** 2);
    const meridian = (AXIS * (1 - ECCENTRICITY_SQ)) / w ** 3;
    const east = ((lon - site.lon + 540) % 360) - 180; // the shorter direction
    return [east * RADIANS * (AXIS / w) * Math.cos(middle), (lat - site.lat) * RADIANS * meridian];
  });
}

/** Signed area, m²; above 0 for a counter-clockwise ring. */
export function signedArea(ring: readonly Point[]): number {
  return ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

/** The corner farthest from the source. */
export function tipOf(ring: readonly Point[]): Point {
  return ring.reduce((best, point) => (Math.hypot(...point) > Math.hypot(...best) ? point : best));
}

/** Extent of a ring along a bearing from the source, m. */
export function reachOf(ring: readonly Point[], bearingDeg: number): number {
  const [east, north] = [Math.sin(bearingDeg * RADIANS), Math.cos(bearingDeg * RADIANS)];
  return Math.max(...ring.map(([x, y]) => x * east + y * north));
}

/** Bearing of a point from the source, degrees clockwise from north, 0 to 360. */
export function bearingOf([east, north]: Point): number {
  return (Math.atan2(east, north) / RADIANS + 360) % 360;
}

/** Angle between two bearings, 0 to 180 degrees. */
export function angleBetween(a: number, b: number): number {
  return Math.abs(((((a - b) % 360) + 540) % 360) - 180);
}

/** True if two sides that do not share a corner cross. */
export function crossesItself(ring: readonly Point[]): boolean {
  const sides = ring.slice(0, -1).map((from, i) => [from, ring[i + 1] ?? from] as const);
  return sides.some(([a, b], i) =>
    sides.some(([c, d], j) => j > i + 1 && !(i === 0 && j === sides.length - 1) && crosses(a, b, c, d)),
  );
}

function crosses(a: Point, b: Point, c: Point, d: Point): boolean {
  const turn = (p: Point, q: Point, r: Point): number => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}
