import type { Directions, LonLat, TravelProfile } from "@placard/hazmat-core";
import type { Fetch } from "./fetch-json.ts";
import { askForRoute, NO_ROUTE } from "./osrm-answer.ts";

const QUERY = { geometries: "geojson", steps: "true", overview: "full", alternatives: "false" };

/** Road routes from Mapbox. The token stays on the server. */
export function mapboxDirections(token: string, fetch: Fetch): Directions {
  return routing("Mapbox", fetch, (profile, pair) => {
    const url = new URL(`https://api.mapbox.com/directions/v5/mapbox/${profile}/${pair}`);
    url.searchParams.set("language", "en");
    url.searchParams.set("access_token", token);
    return url;
  });
}

/** Road routes from an OSRM server. A server supports only the profile that it was built for. */
export function osrmDirections(baseUrl: string, fetch: Fetch): Directions {
  return routing("OSRM", fetch, (profile, pair) => new URL(`/route/v1/${profile}/${pair}`, baseUrl));
}

function routing(provider: string, fetch: Fetch, address: (profile: TravelProfile, pair: string) => URL): Directions {
  return {
    route: async (from: LonLat, to: LonLat, profile, { signal } = {}) => {
      const url = address(profile, `${from.join(",")};${to.join(",")}`);
      for (const [name, value] of Object.entries(QUERY)) url.searchParams.set(name, value);
      return (await askForRoute(provider, fetch, url, NO_ROUTE, { signal })).route;
    },
  };
}
