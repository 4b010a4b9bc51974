import type { Directions, LonLat, Route, TravelProfile } from "@placard/hazmat-core";
import { entersOutline, type Outline } from "@placard/hazmat-core/scene";
import { addressBelow } from "./address-below.ts";
import { TIMEOUT_MS, type Fetch } from "./fetch-json.ts";
import { askForRoute, NO_ROUTE } from "./osrm-answer.ts";

const COSTING: Readonly<Record<TravelProfile, string>> = {
  driving: "auto",
  walking: "pedestrian",
  cycling: "bicycle",
};

/**
 * The borders of all areas together are longer than the server allows: 10 km, unless its `max_exclude_polygons_length`
 * differs.
 */
const TOO_LARGE = "PerimeterExceeded";

/**
 * Road routes from a Valhalla server, which can avoid areas. If no route remains around them, or they are too large for
 * the server, a second request leaves them out, and the route says so. The route is checked here against the areas,
 * because the server ignores areas that it cannot read.
 *
 * @see https://valhalla.github.io/valhalla/api/turn-by-turn/api-reference/
 */
export function valhallaDirections(baseUrl: string, fetch: Fetch): Directions {
  const url = addressBelow(baseUrl, "route");
  return {
    goesAround: true,
    async route(from, to, profile, { signal: given, avoid = [] } = {}) {
      const within = AbortSignal.timeout(TIMEOUT_MS); // for both requests together
      const signal = given === undefined ? within : AbortSignal.any([given, within]);
      const ask = (without: readonly Outline[], reasons: readonly string[]) =>
        askForRoute("Valhalla", fetch, url, reasons, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(questionOf(from, to, profile, without)),
          signal,
        });
      if (avoid.length === 0) return (await ask([], NO_ROUTE)).route;
      const round = await ask(avoid, [...NO_ROUTE, TOO_LARGE]);
      if (round.route !== null) return withAround(round.route, avoid);
      const { route } = await ask([], NO_ROUTE);
      if (route === null || round.code !== TOO_LARGE) return route && withAround(route, avoid);
      return { ...route, around: "too-large" };
    },
  };
}

function withAround(route: Route, avoid: readonly Outline[]): Route {
  return { ...route, around: entersOutline(route.geometry.coordinates, avoid) ? "through" : "around" };
}

function questionOf(from: LonLat, to: LonLat, profile: TravelProfile, avoid: readonly Outline[]) {
  return {
    locations: [from, to].map(([lon, lat]) => ({ lon, lat })),
    costing: COSTING[profile],
    units: "kilometers",
    language: "en-US",
    format: "osrm",
    shape_format: "geojson",
    ...(avoid.length > 0 && { exclude_polygons: avoid }),
  };
}
