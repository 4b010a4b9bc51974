import type { Route } from "@placard/hazmat-core";
import * as z from "zod";
import { ApiError } from "../errors.ts";
import { fetchJson, type Fetch } from "./fetch-json.ts";
import { unpackLine } from "./unpack-line.ts";

/** m and s. Negative values, and values above two trips around the world or a month, are rejected. */
const metres = z.number().nonnegative().max(80_000_000);
const seconds = z.number().nonnegative().max(2_700_000);
const lonLat = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);

const step = z.object({
  distance: metres,
  duration: seconds,
  name: z.string().optional(),
  maneuver: z.object({ type: z.string(), modifier: z.string().optional(), instruction: z.string().optional() }),
});

/** Older versions of Valhalla send the line encoded, even if another format is requested. */
const line = z.union([
  z.object({ type: z.literal("LineString"), coordinates: z.array(lonLat).min(2) }),
  z
    .string()
    .transform((packed) => ({ type: "LineString" as const, coordinates: unpackLine(packed) }))
    .pipe(z.object({ type: z.literal("LineString"), coordinates: z.array(lonLat).min(2) })),
]);

/**
 * The answer of an OSRM server; Mapbox Directions v5 and Valhalla use the same structure. OSRM has no instructions.
 * Without a route, `code` contains the reason.
 */
const osrmAnswer = z
  .object({
    code: z.string().optional(),
    routes: z
      .array(
        z.object({
          distance: metres,
          duration: seconds,
          geometry: line,
          legs: z.array(z.object({ steps: z.array(step) })),
        }),
      )
      .optional(),
  })
  .refine(({ code, routes }) => code !== undefined || routes !== undefined);

/** No road connects the locations, or there is none near one of them. */
export const NO_ROUTE: readonly string[] = ["NoRoute", "NoSegment"];

type Options = Omit<Parameters<typeof fetchJson>[3] & object, "answersWith">;

/**
 * Requests a service with answers in the OSRM format. Without a route, the code contains the reason; OSRM and Valhalla
 * send it with status 400.
 *
 * @param reasons - codes that are valid answers; with any other code the service has failed
 * @throws ApiError `provider_failed`
 */
export async function askForRoute(
  provider: string,
  fetch: Fetch,
  url: URL,
  reasons: readonly string[],
  options: Options,
): Promise<{ readonly route: Route } | { readonly route: null; readonly code: string }> {
  const { code = "NoRoute", routes = [] } = await fetchJson(fetch, url, osrmAnswer, { ...options, answersWith: [400] });
  const [route] = routes;
  if (route === undefined) {
    if (reasons.includes(code)) return { route: null, code };
    throw Object.assign(new ApiError("provider_failed"), { cause: "unknown code" });
  }
  const { distance, duration, geometry, legs } = route;
  const steps = legs.flatMap((leg) => leg.steps).map((each) => stepOf(each));
  return { route: { provider, distance, duration, geometry, steps } };
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

/** A plain instruction if the service sends none: `Turn left onto Barrington Street`. */
function wordsOf(type: string, modifier: string | undefined, name: string | undefined): string {
  const road = name === undefined || name === "" ? "" : ` onto ${name}`;
  const act = type === "depart" ? "Set out" : type === "arrive" ? "Arrive" : type.replaceAll("_", " ");
  const words = [act, type === "depart" || type === "arrive" ? undefined : modifier].filter(Boolean).join(" ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${type === "arrive" ? "" : road}`;
}
