import { convertUnit, type WeatherSource } from "@placard/hazmat-core";
import * as z from "zod";
import { fetchJson, type Fetch } from "./fetch-json.ts";

/** What the answer says of its own units, which are those that were requested: any other is refused, never guessed at. */
const units = z.object({
  temperature_2m: z.literal("°C").optional(),
  relative_humidity_2m: z.literal("%").optional(),
  surface_pressure: z.literal("hPa").optional(),
  cloud_cover: z.literal("%").optional(),
  wind_speed_10m: z.literal("m/s").optional(),
  wind_direction_10m: z.literal("°").optional(),
});

const answer = z.object({
  utc_offset_seconds: z.literal(0).optional(),
  current_units: units.optional(),
  current: z.object({
    time: z.iso.datetime({ local: true }),
    temperature_2m: z.number(),
    relative_humidity_2m: z.number().nullish(),
    surface_pressure: z.number().nullish(),
    cloud_cover: z.number().nullish(),
    wind_speed_10m: z.number(),
    wind_direction_10m: z.number(),
  }),
});

const VARIABLES = [
  "temperature_2m",
  "relative_humidity_2m",
  "surface_pressure",
  "cloud_cover",
  "wind_speed_10m",
  "wind_direction_10m",
];

/** Weather of a numerical model by Open-Meteo: not measured at the place, and marked so. Wind at 10 m. */
export function openMeteo(baseUrl: string, fetch: Fetch): WeatherSource {
  return {
    at: async ([lon, lat], { signal } = {}) => {
      const url = new URL("/v1/forecast", baseUrl);
      url.searchParams.set("latitude", String(lat));
      url.searchParams.set("longitude", String(lon));
      url.searchParams.set("current", VARIABLES.join(","));
      url.searchParams.set("wind_speed_unit", "ms");
      const { current } = await fetchJson(fetch, url, answer, { signal });
      return {
        temperature_c: current.temperature_2m,
        wind_kph: convertUnit("speed", current.wind_speed_10m, "m/s", "km/h"),
        wind_from_deg: current.wind_direction_10m,
        humidity_percent: current.relative_humidity_2m ?? null,
        cloud_tenths: typeof current.cloud_cover === "number" ? current.cloud_cover / 10 : null,
        pressure_mb: current.surface_pressure ?? null,
        condition: null,
        kind: "model",
        source: "Open-Meteo",
        observed_at: new Date(`${current.time}Z`).toISOString(), // their times are UTC without the Z
        station_distance_m: null,
      };
    },
  };
}
