import type { LonLat, Route } from "@placard/hazmat-core";
import { routeProgress } from "@placard/hazmat-core/scene";

/** Legs up to this much farther than the nearest one, m, may be the current leg. */
const AS_NEAR_M = 20;

/**
 * Returns the rest of a route from a position on it. If several legs are possible, the first one is used: where a route
 * passes the same place twice, no part ahead is treated as already passed.
 *
 * @param from - current position, `[lon, lat]`, where the rest begins
 */
export function remainingRoute(route: Route, from: LonLat): readonly LonLat[] {
  const way = route.geometry.coordinates.map(([lon = 0, lat = 0]): LonLat => [lon, lat]);
  const offs = way.slice(1).map((to, index) => {
    const coordinates = [way[index] ?? to, to].map(([lon, lat]) => [lon, lat]);
    return routeProgress({ ...route, geometry: { ...route.geometry, coordinates } }, from).offRouteM;
  });
  const nearestM = Math.min(...offs);
  const on = offs.findIndex((offM) => offM <= nearestM + AS_NEAR_M);
  return [from, ...way.slice(on + 1)];
}
