import type { Weather } from "@placard/hazmat-core";
import * as z from "zod";
import { instant } from "./primitives.ts";

/** Wind direction is where the wind comes FROM, degrees clockwise from north. Speeds in km/h, temperature in °C. */
export const weather = z.object({
  temperature_c: z.number(),
  wind_kph: z.number().min(0),
  wind_from_deg: z.number().min(0).max(360),
  humidity_percent: z.number().min(0).max(100).nullable(),
  cloud_tenths: z.number().min(0).max(10).nullable(),
  pressure_mb: z.number().positive().nullable(),
  condition: z.string().nullable(),
  kind: z.enum(["measured", "model", "entered"]),
  source: z.string(),
  observed_at: instant,
  station_distance_m: z.number().min(0).nullable(),
}) satisfies z.ZodType<Weather>;
