import type { LonLat } from "../../ports/geocoder.ts";
import { isInside } from "../place/sites-inside.ts";
import { legsOf } from "./along-way.ts";
import { entryOf } from "./entry.ts";
import { releaseAreas, type ReleaseZones } from "./release-areas.ts";

/** The border of an area on the ground: `[lon, lat]`, the last position equals the first. */
export type Outline = readonly LonLat[];

/**
 * Returns the outlines of a release for a route to avoid. Those in which it begins or ends are omitted: there is no
 * route around them. Those completely inside another one are also omitted, because a route around that one avoids them
 * too.
 *
 * @param ends - start and end of the route
 * @example
 * outlinesToAvoid({ plume: null, circle: null, protective: null }, [[-63.57, 44.65], [-63.56, 44.65]]); // []
 */
export function outlinesToAvoid(zones: ReleaseZones, ends: readonly LonLat[]): readonly Outline[] {
  const free = releaseAreas(zones)
    .filter(({ polygon }) => !ends.some(([lon, lat]) => isInside({ lon, lat }, polygon)))
    .flatMap(({ polygon }) => (polygon.type === "Polygon" ? [polygon.coordinates] : polygon.coordinates))
    .flatMap(([outer]) => (outer === undefined ? [] : [outer.map(([lon = 0, lat = 0]): LonLat => [lon, lat])]));
  return free.filter((outline, at) => {
    const holders = free.filter((other, index) => index !== at && liesIn(outline, other));
    // Two areas that contain each other are equal: the first is kept.
    return holders.every((other) => liesIn(other, outline) && free.indexOf(other) > at);
  });
}

/**
 * True if a route enters one of the areas.
 *
 * @param way - positions of the route in the order of travel
 * @example
 * const square = [[0, 0], [1, 0], [1, 1], [0, 1], [0, 0]];
 * entersOutline([[-1, 0.5], [2, 0.5]], [square]); // true
 * entersOutline([[-1, 2], [2, 2]], [square]); // false
 */
export function entersOutline(way: readonly (readonly number[])[], outlines: readonly Outline[]): boolean {
  const legs = legsOf(way);
  return outlines.some((outline) => entryOf(legs, polygonOf(outline)) !== null);
}

/** Zones are almost convex, so the corners decide. */
function liesIn(outline: Outline, other: Outline): boolean {
  const area = polygonOf(other);
  return outline.every(([lon, lat]) => isInside({ lon, lat }, area));
}

const polygonOf = (outline: Outline) => ({
  type: "Polygon" as const,
  coordinates: [outline.map(([lon, lat]) => [lon, lat])],
});
