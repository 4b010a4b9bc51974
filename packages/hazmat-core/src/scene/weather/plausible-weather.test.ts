import { describe, expect, it } from "vitest";
import type { Weather } from "../../ports/weather-source.ts";
import { implausibleFigures } from "./plausible-weather.ts";

const NOW = Date.UTC(2026, 10, 21, 12, 10);
const MILD: Weather = {
  temperature_c: 12,
  wind_kph: 18,
  wind_from_deg: 240,
  humidity_percent: 70,
  cloud_tenths: 5,
  pressure_mb: 1003,
  condition: null,
  kind: "model",
  source: "service",
  observed_at: "2026-11-21T12:00:00.000Z",
  station_distance_m: null,
};

describe("implausibleFigures accepts", () => {
  it.each<[string, Partial<Weather>]>([
    ["a mild day", {}],
    ["a calm of 0 at 0 °C", { wind_kph: 0, wind_from_deg: 0, temperature_c: 0 }],
    ["what nobody measured", { humidity_percent: null, cloud_tenths: null, pressure_mb: null }],
    ["the coldest and the hottest day on record", { temperature_c: -89.2 }],
    ["the hottest", { temperature_c: 56.7 }],
    ["the strongest gust, 113.2 m/s", { wind_kph: 407.5 }],
    ["old weather, whose age is shown", { observed_at: "2020-01-01T00:00:00.000Z" }],
    ["a clock that is some minutes ahead", { observed_at: "2026-11-21T12:30:00.000Z" }],
  ])("%s", (_, part) => expect(implausibleFigures({ ...MILD, ...part }, NOW)).toEqual([]));
});

describe("implausibleFigures rejects", () => {
  it.each<[Partial<Weather>, readonly string[]]>([
    [{ wind_kph: -5 }, ["wind_kph"]],
    [{ wind_kph: 900 }, ["wind_kph"]],
    [{ temperature_c: 9000 }, ["temperature_c"]],
    [{ temperature_c: Number.NaN }, ["temperature_c"]],
    [{ temperature_c: -273.15, wind_from_deg: 720 }, ["temperature_c", "wind_from_deg"]],
    [{ wind_kph: Number.POSITIVE_INFINITY }, ["wind_kph"]],
    [{ humidity_percent: 400 }, ["humidity_percent"]],
    [{ cloud_tenths: -1 }, ["cloud_tenths"]],
    [{ pressure_mb: 0 }, ["pressure_mb"]],
    [{ observed_at: "2027-11-21T12:00:00.000Z" }, ["observed_at"]],
    [{ observed_at: "yesterday" }, ["observed_at"]],
  ])("%j", (part, wrong) => expect(implausibleFigures({ ...MILD, ...part }, NOW)).toEqual(wrong));
});
