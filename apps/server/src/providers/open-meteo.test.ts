import { expect, it } from "vitest";
import { openMeteo } from "./open-meteo.ts";

const UNITS = { temperature_2m: "°C", wind_speed_10m: "m/s", surface_pressure: "hPa", cloud_cover: "%" };
const CURRENT = { time: "2026-11-21T14:00", temperature_2m: 15, wind_speed_10m: 5, wind_direction_10m: 240 };

const read = (part: Readonly<Record<string, unknown>>) =>
  openMeteo("https://weather.test", async () => Response.json({ current: CURRENT, ...part })).at([-63.57, 44.65]);

it("reads an answer in the units that were requested, whether it names them or not", async () => {
  const air = { temperature_c: 15, wind_kph: 18, observed_at: "2026-11-21T14:00:00.000Z" };
  expect(await read({})).toMatchObject(air);
  expect(await read({ current_units: UNITS, utc_offset_seconds: 0 })).toMatchObject(air);
});

// A provider that answers in other units than thought: ilmajaam, issue 12, and Helios-Forecast, issue 44.
it.each([
  ["wind in km/h", { current_units: { ...UNITS, wind_speed_10m: "km/h" } }],
  ["a temperature in °F", { current_units: { ...UNITS, temperature_2m: "°F" } }],
  ["a pressure in inHg", { current_units: { ...UNITS, surface_pressure: "inHg" } }],
  ["times of another zone", { current_units: UNITS, utc_offset_seconds: -14_400 }],
])("refuses an answer with %s", async (_what, part) => {
  await expect(read(part)).rejects.toMatchObject({ code: "provider_failed" });
});
