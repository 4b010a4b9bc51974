import { expect, it } from "vitest";
import { openMeteo } from "./open-meteo.ts";

const UNITS = { temperature_2m: "°C", wind_speed_10m: "m/s", surface_pressure: "hPa", cloud_cover: "%" };
const CURRENT = { time: "2026-11-21T14:00", temperature_2m: 15, wind_speed_10m: 5, wind_direction_10m: 240 };

const read = (part: Readonly<Record<string, unknown>>) =>
  openMeteo("https://weather.test", async () => Response.json({ current: CURRENT, ...part })).at([-63.57, 44.65]);

it("reads an answer in the requested units, named or not", async () => {
  const air = { temperature_c: 15, wind_kph: 18, observed_at: "2026-11-21T14:00:00.000Z" };
  expect(await read({})).toMatchObject(air);
  expect(await read({ current_units: UNITS, utc_offset_seconds: 0 })).toMatchObject(air);
});

// Providers that answered in units other than requested: ilmajaam, issue 12, and Helios-Forecast, issue 44.
it.each([
  ["km/h", 18, 18],
  ["m/s", 5, 18],
  ["mp/h", 10, 16.093_44],
  ["kn", 10, 18.52],
])("converts wind from %s", async (unit, wind_speed_10m, kph) => {
  const { wind_kph } = (await read({
    current_units: { ...UNITS, wind_speed_10m: unit },
    current: { ...CURRENT, wind_speed_10m },
  }))!;
  expect(wind_kph).toBeCloseTo(kph, 9);
});

it("converts °F, inHg and times of another zone", async () => {
  const current_units = { ...UNITS, temperature_2m: "°F", surface_pressure: "inHg" };
  const current = { ...CURRENT, temperature_2m: 59, surface_pressure: 30 };
  const weather = await read({ current_units, current, utc_offset_seconds: -14_400 });
  expect(weather).toMatchObject({ temperature_c: 15, observed_at: "2026-11-21T18:00:00.000Z" });
  expect(weather?.pressure_mb).toBeCloseTo(1015.9167, 4);
});

it.each([
  ["wind in an unknown unit", { current_units: { ...UNITS, wind_speed_10m: "furlongs" } }],
  ["wind in the name of a method", { current_units: { ...UNITS, wind_speed_10m: "toString" } }],
  ["a temperature in percent", { current_units: { ...UNITS, temperature_2m: "%" } }],
  ["a wind in no unit", { current_units: { ...UNITS, wind_speed_10m: "" } }],
])("rejects an answer with %s", async (_what, part) => {
  await expect(read(part)).rejects.toMatchObject({ code: "provider_failed" });
});
