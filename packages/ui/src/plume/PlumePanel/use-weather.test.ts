import type { Weather } from "@placard/hazmat-core";
import { expect, it } from "vitest";
import { plausibleWeather } from "./use-weather.ts";

const READ: Weather = {
  temperature_c: 12,
  wind_kph: 18,
  wind_from_deg: 240,
  humidity_percent: 70,
  cloud_tenths: 5,
  pressure_mb: 1003,
  condition: null,
  kind: "model",
  source: "service",
  observed_at: new Date().toISOString(),
  station_distance_m: null,
};
const asked = (weather: Weather | null) => plausibleWeather({ at: async () => weather }, [-63.57, 44.65]);

it("accepts plausible weather, and no weather", async () => {
  expect(await asked(READ)).toBe(READ);
  expect(await asked(null)).toBeNull();
});

it.each<Partial<Weather>>([
  { wind_kph: -5 },
  { wind_kph: 900 },
  { temperature_c: 9000 },
  { temperature_c: Number.NaN },
  { wind_from_deg: 400 },
  { observed_at: "2999-01-01T00:00:00.000Z" },
])("rejects %j, so that no form shows it and no plume is calculated with it", async (part) => {
  await expect(asked({ ...READ, ...part })).rejects.toThrow("Implausible weather.");
});
