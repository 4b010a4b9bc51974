import type { PoolCheck, ReleaseWarning, ReleaseZone, StabilityClass, ZoneNotDrawn } from "@placard/hazmat-core";
import * as z from "zod";
import { area } from "../places/geojson.ts";
import { sourceRef } from "../ground/provenance.ts";

export const stabilityClass = z.enum(["A", "B", "C", "D", "E", "F"]) satisfies z.ZodType<StabilityClass>;

export const releaseZone = z.object({
  id: z.string(),
  label: z.string(),
  ppm: z.number(),
  publishedMgPerM3: z
    .number()
    .nullable()
    .describe("The limit as its source prints it, where that is in mg/m³ and ppm is derived; null where it is in ppm."),
  reached: z.boolean(),
  shape: z
    .enum(["plume", "circle"])
    .describe("circle: the gas spreads in all directions; farM is the radius around the source."),
  nearM: z.number().describe("m from the source along the wind."),
  farM: z.number().describe("m from the source along the wind."),
  isCut: z.boolean().describe("True if the zone was cut at 10 km: show it as more than 10 km."),
  maxWidthM: z.number().describe("m"),
  areaM2: z.number().describe("m²"),
  polygon: area.nullable(),
  source: sourceRef.nullable(),
}) satisfies z.ZodType<ReleaseZone>;

export const zoneNotDrawn = z.object({
  id: z.string(),
  label: z.string(),
  reason: z.string(),
}) satisfies z.ZodType<ZoneNotDrawn>;

/** The pool that would cause the entered rate in this weather; values are null if no vapour pressure is on file. */
export const poolCheck = z.object({
  areaM2: z.number().nullable().describe("m²"),
  diameterM: z.number().nullable().describe("m"),
  words: z.string(),
}) satisfies z.ZodType<PoolCheck>;

/** Zone around the source in which people must leave or shelter immediately. */
export const isolationCircle = z.object({ radius_m: z.number().describe("m"), polygon: area });

/** Zone beyond the circle in which people must be protected. */
export const protectiveArea = z.object({
  distance_m: z.number().describe("m; 11 000 or more reads 11+ km."),
  shape: z.enum(["downwind", "circle"]),
  polygon: area,
});

/** Britter-McQuaid distances per zone where they apply, and the text for the user. */
export const confidence = z.object({
  band: z.array(z.object({ id: z.string(), lowM: z.number().describe("m"), highM: z.number().describe("m") })),
  words: z.string(),
});

/** A warning to read before using zones: a stable code and its text. */
export const releaseWarning = z.object({
  code: z.enum([
    "not_modelled",
    "cut_at_10_km",
    "heavy_gas_on_the_ground",
    "spreads_upwind",
    "spreads_to_all_sides",
    "light_wind",
    "light_stable_wind",
    "large_release_by_day",
    "town",
    "nearer_than_fitted",
    "hot_release",
  ]),
  text: z.string(),
}) satisfies z.ZodType<ReleaseWarning>;
