import { describe, expect, it } from "vitest";
import { completeWeather, fillWeather, readingOf, weatherAge, type WeatherReading } from "./weather.ts";

const ENTERED: WeatherReading = {
  kind: "entered",
  source: "me",
  observedAtMs: 1000,
  windSpeedMps: 4,
  windFromDeg: 225,
  temperatureC: 11,
};

describe("completeWeather", () => {
  it("has no default wind: missing values are named", () => {
    const refused = completeWeather({ kind: "entered", source: "me", observedAtMs: 0 });
    expect(refused).toMatchObject({
      ok: false,
      error: { code: "weather_required", fields: ["windSpeedMps", "windFromDeg", "temperatureC"] },
    });
    expect(completeWeather({ ...ENTERED, temperatureC: null })).toMatchObject({
      error: { fields: ["temperatureC"], message: "Enter air temperature. There is no default wind." },
    });
  });

  it("needs no direction for a wind below 1 m/s, and needs one from 1 m/s", () => {
    expect(completeWeather({ ...ENTERED, windSpeedMps: 0.99, windFromDeg: null }).ok).toBe(true);
    expect(completeWeather({ ...ENTERED, windSpeedMps: 1, windFromDeg: null }).ok).toBe(false);
  });

  it("keeps values unknown that were not measured", () => {
    const read = completeWeather(ENTERED);
    expect(read.ok && read.value).toMatchObject({
      humidityPercent: null,
      cloudTenths: null,
      pressureMb: null,
      stability: null,
    });
  });

  it("keeps calm wind, a temperature of 0 and a clear sky as values", () => {
    const read = completeWeather({ ...ENTERED, windSpeedMps: 0, windFromDeg: 0, temperatureC: 0, cloudTenths: 0 });
    expect(read.ok && read.value).toMatchObject({ windSpeedMps: 0, windFromDeg: 0, temperatureC: 0, cloudTenths: 0 });
  });
});

it("prefers entered values one by one, and is not newer than the older reading", () => {
  const provided: WeatherReading = {
    kind: "model",
    source: "service",
    observedAtMs: 400,
    windSpeedMps: 9,
    windFromDeg: 10,
    temperatureC: 20,
    cloudTenths: 3,
  };
  const filled = fillWeather({ ...ENTERED, windFromDeg: null, cloudTenths: 0 }, provided);
  expect(filled).toEqual({
    kind: "model",
    source: "service",
    observedAtMs: 400,
    windSpeedMps: 4,
    windFromDeg: 10,
    temperatureC: 11,
    cloudTenths: 0,
  });
});

it("is stale from 30 and old from 60 minutes, and never below 0", () => {
  const at = (minutes: number) => weatherAge(0, minutes * 60_000);
  expect([0, 29, 30, 59, 60].map((minutes) => at(minutes).state)).toEqual(["fresh", "fresh", "stale", "stale", "old"]);
  expect(at(-3).minutes).toBe(0);
});

it("converts a service's weather to SI", () => {
  const weather = {
    temperature_c: 12,
    wind_kph: 36,
    wind_from_deg: 240,
    humidity_percent: 70,
    cloud_tenths: 5,
    pressure_mb: 1003,
    condition: null,
    kind: "model",
    source: "service",
    observed_at: "2026-11-21T12:00:00.000Z",
    station_distance_m: 4000,
    station_bearing_deg: 135,
  } as const;
  expect(readingOf(weather)).toMatchObject({
    windSpeedMps: 10,
    pressureMb: 1003,
    stationDistanceM: 4000,
    stationBearingDeg: 135,
    observedAtMs: Date.UTC(2026, 10, 21, 12),
  });
});
