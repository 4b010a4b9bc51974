import type { Directions, LonLat, TravelProfile } from "@placard/hazmat-core";
import * as z from "zod";
import { fetchJson, type Fetch } from "./fetch-json.ts";

const step = z.object({
  distance: z.number(),
  duration: z.number(),
  name: z.string().optional(),
  maneuver: z.object({ type: z.string(), modifier: z.string().optional(), instruction: z.string().optional() }),
});

/** Mapbox Directions v5 and OSRM answer with the same tree; OSRM has no instructions. */
const answer = z.object({
  routes: z
    .array(
      z.object({
        distance: z.number(),
        duration: z.number(),
        geometry: z.object({
          type: z.literal("LineString"),
          coordinates: z.array(z.tuple([z.number(), z.number()])).min(2),
        }),
        legs: z.array(z.object({ steps: z.array(step) })),
      }),
    )
    .default([]),
});

const QUERY = { geometries: "geojson", steps: "true", overview: "full", alternatives: "false" };

/** Road routes of Mapbox. The token stays on the server. */
export function mapboxDirections(token: string, fetch: Fetch): Directions {
  return routing("Mapbox", fetch, (profile, pair) => {
    const url = new URL(`https://api.mapbox.com/directions/v5/mapbox/${profile}/${pair}`);
    url.searchParams.set("language", "en");
    url.searchParams.set("access_token", token);
    return url;
  });
}

/** Road routes of an OSRM server. One server knows one profile: the one it was built for. */
export function osrmDirections(baseUrl: string, fetch: Fetch): Directions {
  return routing("OSRM", fetch, (profile, pair) => new URL(`/route/v1/${profile}/${pair}`, baseUrl));
}

function routing(provider: string, fetch: Fetch, address: (profile: TravelProfile, pair: string) => URL): Directions {
  return {
    route: async (from: LonLat, to: LonLat, profile, { signal } = {}) => {
      const url = address(profile, `${from.join(",")};${to.join(",")}`);
      for (const [name, value] of Object.entries(QUERY)) url.searchParams.set(name, value);
      const { routes } = await fetchJson(fetch, url, answer, signal);
      const [route] = routes;
      if (route === undefined) return null;
      const { distance, duration, geometry, legs } = route;
      const steps = legs.flatMap((leg) => leg.steps).map((each) => stepOf(each));
      return { provider, distance, duration, geometry, steps };
    },
  };
}

function stepOf({ distance, duration, name, maneuver }: z.output<typeof step>) {
  const { type, modifier, instruction } = maneuver;
  return {
    instruction: instruction ?? wordsOf(type, modifier, name),
    distance,
    duration,
    maneuver: modifier === undefined ? { type } : { type, modifier },
  };
}

/** Plain words where the service gives none: `Turn left onto Barrington Street`. */
function wordsOf(type: string, modifier: string | undefined, name: string | undefined): string {
  const road = name === undefined || name === "" ? "" : ` onto ${name}`;
  const act = type === "depart" ? "Set out" : type === "arrive" ? "Arrive" : type.replaceAll("_", " ");
  const words = [act, type === "depart" || type === "arrive" ? undefined : modifier].filter(Boolean).join(" ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${type === "arrive" ? "" : road}`;
}
