import type { Route, TravelProfile } from "@placard/hazmat-core";
import * as z from "zod";
import { lineString } from "./geojson.ts";

export const travelProfile = z.enum(["driving", "walking", "cycling"]) satisfies z.ZodType<TravelProfile>;

export const routeStep = z.object({
  instruction: z.string(),
  distance: z.number().min(0).describe("m"),
  duration: z.number().min(0).describe("s"),
  maneuver: z.object({ type: z.string(), modifier: z.string().exactOptional() }),
});

/** A way by road from place to place. */
export const route = z.object({
  provider: z.string(),
  geometry: lineString,
  distance: z.number().min(0).describe("m"),
  duration: z.number().min(0).describe("s"),
  steps: z.array(routeStep),
}) satisfies z.ZodType<Route>;

/** What is left to say where no road route is known. */
export const straightLine = z.object({
  distance: z.number().min(0).describe("m"),
  bearing_deg: z.number().min(0).max(360).describe("Degrees clockwise from north."),
  words: z.string(),
});
