import type { WeatherSource } from "@placard/hazmat-core";
import * as z from "zod";
import { fetchJson, type Fetch } from "./fetch-json.ts";
import { requireKnownUnit, type StatedQuantity } from "./stated-units.ts";

const answer = z.object({
  /** Offset of the times in the answer from UTC, s. */
  utc_offset_seconds: z.number().min(-86_400).max(86_400).optional(),
  /** The unit of each value, by name. */
  current_units: z.record(z.string(), z.string()).optional(),
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

type Current = z.output<typeof answer>["current"];

/** The quantity of each value and the requested unit, which applies if the answer states none. */
const FIGURES = {
  temperature_2m: ["temperature", "°C"],
  relative_humidity_2m: ["percent", "%"],
  surface_pressure: ["pressure", "hPa"],
  cloud_cover: ["percent", "%"],
  wind_speed_10m: ["speed", "m/s"],
  wind_direction_10m: ["angle", "°"],
} as const satisfies Partial<Record<keyof Current, readonly [StatedQuantity, string]>>;

/** Weather from a numerical model by Open-Meteo. It is not measured on site, and marked so. Wind at 10 m. */
export function openMeteo(baseUrl: string, fetch: Fetch): WeatherSource {
  return {
    at: async ([lon, lat], { signal } = {}) => {
      const url = new URL("/v1/forecast", baseUrl);
      url.searchParams.set("latitude", String(lat));
      url.searchParams.set("longitude", String(lon));
      url.searchParams.set("current", Object.keys(FIGURES).join(","));
      url.searchParams.set("wind_speed_unit", "ms");
      return weatherOf(await fetchJson(fetch, url, answer, { signal }));
    },
  };
}

/** @throws ApiError `provider_failed` if a value has an unknown unit */
function weatherOf({ current, current_units: stated = {}, utc_offset_seconds: ahead = 0 }: z.output<typeof answer>) {
  const inOurUnit = (name: keyof typeof FIGURES, value: number): number => {
    const [measures, requested] = FIGURES[name];
    return requireKnownUnit(measures, value, stated[name] ?? requested);
  };
  const ifGiven = (name: keyof typeof FIGURES): number | null =>
    typeof current[name] === "number" ? inOurUnit(name, current[name]) : null;
  const cloudPercent = ifGiven("cloud_cover");
  return {
    temperature_c: inOurUnit("temperature_2m", current.temperature_2m),
    wind_kph: inOurUnit("wind_speed_10m", current.wind_speed_10m),
    wind_from_deg: inOurUnit("wind_direction_10m", current.wind_direction_10m),
    humidity_percent: ifGiven("relative_humidity_2m"),
    cloud_tenths: cloudPercent === null ? null : cloudPercent / 10,
    pressure_mb: ifGiven("surface_pressure"),
    condition: null,
    kind: "model",
    source: "Open-Meteo",
    // The times have no zone; the answer contains their offset from UTC.
    observed_at: new Date(Date.parse(`${current.time}Z`) - ahead * 1000).toISOString(),
    station_distance_m: null,
  } as const;
}
