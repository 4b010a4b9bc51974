import type { LonLat, Route } from "@placard/hazmat-core";
import { routeProgress } from "@placard/hazmat-core/scene";

/** Legs that are so much farther off than the nearest one, m, may be the one that someone is on. */
const AS_NEAR_M = 20;

/**
 * What remains of a route from where someone is on it. Of several legs that they may be on it is the first one: where a
 * route comes by the same place twice, no part that lies ahead is taken for one that lies behind.
 *
 * @param from - where they are, `[lon, lat]`: the way ahead begins there
 */
export function wayAhead(route: Route, from: LonLat): readonly LonLat[] {
  const way = route.geometry.coordinates.map(([lon = 0, lat = 0]): LonLat => [lon, lat]);
  const offs = way.slice(1).map((to, index) => {
    const coordinates = [way[index] ?? to, to].map(([lon, lat]) => [lon, lat]);
    return routeProgress({ ...route, geometry: { ...route.geometry, coordinates } }, from).offRouteM;
  });
  const nearestM = Math.min(...offs);
  const on = offs.findIndex((offM) => offM <= nearestM + AS_NEAR_M);
  return [from, ...way.slice(on + 1)];
}
