import type { Weather } from "@placard/hazmat-core";
import * as z from "zod";
import { instant } from "../ground/primitives.ts";

/** Weather at one location and time; measured, modelled or entered. */
export const weather = z.object({
  temperature_c: z.number().describe("Air, °C."),
  wind_kph: z.number().min(0).describe("km/h at 10 m."),
  wind_from_deg: z.number().min(0).max(360).describe("Degrees clockwise from north, FROM."),
  humidity_percent: z.number().min(0).max(100).nullable().describe("Relative, percent; null where it is not known."),
  cloud_tenths: z.number().min(0).max(10).nullable().describe("Cloud cover, tenths; null where it is not known."),
  pressure_mb: z.number().positive().nullable().describe("mb at the place; null where it is not known."),
  condition: z.string().nullable(),
  kind: z.enum(["measured", "model", "entered"]),
  source: z.string(),
  observed_at: instant,
  station_distance_m: z.number().min(0).nullable().describe("m to the station; null where no station measured."),
  station_bearing_deg: z
    .number()
    .min(0)
    .max(360)
    .exactOptional()
    .describe("Where the station stands, degrees clockwise from north, seen from the place."),
}) satisfies z.ZodType<Weather>;
