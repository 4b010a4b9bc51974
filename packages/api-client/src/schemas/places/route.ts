import type { Route, RouteAround, TravelProfile } from "@placard/hazmat-core";
import * as z from "zod";
import { lineString } from "./geojson.ts";
import { lonLat } from "./place.ts";

export const travelProfile = z.enum(["driving", "walking", "cycling"]) satisfies z.ZodType<TravelProfile>;

export const routeStep = z.object({
  instruction: z.string(),
  distance: z.number().min(0).describe("m"),
  duration: z.number().min(0).describe("s"),
  maneuver: z.object({ type: z.string(), modifier: z.string().exactOptional() }),
});

/** Result of avoiding areas on a route. */
export const routeAround = z
  .enum(["around", "through", "too-large", "unable"])
  .describe(
    "Only if areas were sent. around: the route enters none of them. through: no route around them remains, and this one enters at least one. too-large: the areas are too large for the provider and were ignored. unable: the provider cannot avoid areas.",
  ) satisfies z.ZodType<RouteAround>;

/** The border of an area that a route should avoid. The limits are several times what a release needs. */
export const outline = z
  .array(lonLat)
  .min(4, "An outline needs at least three corners and must end at its first point.")
  .max(500, "An outline can have up to 500 points.")
  .refine((ring) => ring[0]?.[0] === ring.at(-1)?.[0] && ring[0]?.[1] === ring.at(-1)?.[1], {
    error: "An outline must end at its first point.",
  })
  .describe("A closed ring of [lon, lat].");

/** A road route between locations. */
export const route = z.object({
  provider: z.string(),
  geometry: lineString,
  distance: z.number().min(0).describe("m"),
  duration: z.number().min(0).describe("s"),
  steps: z.array(routeStep),
  around: routeAround.exactOptional(),
}) satisfies z.ZodType<Route>;

/** The straight line if no road route is known. */
export const straightLine = z.object({
  distance: z.number().min(0).describe("m"),
  bearing_deg: z.number().min(0).max(360).describe("Degrees clockwise from north."),
  words: z.string(),
});
