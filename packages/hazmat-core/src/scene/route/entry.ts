import type { Area } from "../../geo/antimeridian.ts";
import type { Metres } from "../../units/length.ts";
import { isInside } from "../place/sites-inside.ts";
import type { Leg } from "./along-way.ts";

/**
 * Returns the distance along a route at which it enters an area, m; `null` if it never does. Turf's `lineIntersect`
 * misses a crossing at some corners, which would give a later entry: here each leg is intersected with each side.
 */
export function entryOf(legs: readonly Leg[], area: Area): Metres | null {
  const rings = (area.type === "Polygon" ? [area.coordinates] : area.coordinates).flat();
  const bounds = boundsOf(rings.flat());
  for (const leg of legs) {
    if (isOutsideBounds(leg, bounds)) continue;
    const [lon, lat] = leg.from;
    if (isInside({ lon, lat }, area)) return leg.startM;
    const parts = rings.flatMap((ring) => ring.slice(1).flatMap((to, i) => meeting(leg, ring[i] ?? to, to)));
    if (parts.length > 0) return leg.startM + Math.min(...parts) * leg.lengthM;
  }
  return null;
}

/** The fraction of a leg at which it meets a side of an outline, if any. */
function meeting(
  { from, to }: Leg,
  [x1 = 0, y1 = 0]: readonly number[],
  [x2 = 0, y2 = 0]: readonly number[],
): number[] {
  const [legX, legY] = [to[0] - from[0], to[1] - from[1]];
  const [sideX, sideY] = [x2 - x1, y2 - y1];
  const across = legX * sideY - legY * sideX;
  if (across === 0) return [];
  const [offX, offY] = [x1 - from[0], y1 - from[1]];
  const onLeg = (offX * sideY - offY * sideX) / across;
  const onSide = (offX * legY - offY * legX) / across;
  return onLeg >= 0 && onLeg <= 1 && onSide >= 0 && onSide <= 1 ? [onLeg] : [];
}

interface Bounds {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

function boundsOf(corners: readonly (readonly number[])[]): Bounds {
  const bounds = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity };
  for (const [lon = 0, lat = 0] of corners) {
    bounds.west = Math.min(bounds.west, lon);
    bounds.east = Math.max(bounds.east, lon);
    bounds.south = Math.min(bounds.south, lat);
    bounds.north = Math.max(bounds.north, lat);
  }
  return bounds;
}

/** Degrees, about a metre: wider than the border of an area. */
const BOUNDS_MARGIN = 1e-5;

/**
 * Most legs of a long route are far away. At the antimeridian, where one position has two longitudes, none is excluded
 * this way.
 */
function isOutsideBounds({ from, to }: Leg, { west, east, south, north }: Bounds): boolean {
  if (Math.max(from[1], to[1]) < south - BOUNDS_MARGIN || Math.min(from[1], to[1]) > north + BOUNDS_MARGIN) return true;
  if (Math.max(Math.abs(from[0]), Math.abs(to[0])) >= 180) return false;
  return Math.max(from[0], to[0]) < west - BOUNDS_MARGIN || Math.min(from[0], to[0]) > east + BOUNDS_MARGIN;
}
