import type { Weather } from "../../ports/weather-source.ts";

/**
 * Range of measured air near the ground, with a margin. The records of the World Meteorological Organization's archive
 * of weather extremes: -89.2 and 56.7 °C, a gust of 113.2 m/s, 1089 mb; 310 mb is for the highest summit.
 */
const BOUNDS = {
  temperature_c: [-95, 60],
  wind_kph: [0, 420],
  wind_from_deg: [0, 360],
  humidity_percent: [0, 100],
  cloud_tenths: [0, 10],
  pressure_mb: [300, 1100],
} as const;

/** Tolerance for a service whose clock is ahead, ms. */
const AHEAD_MS = 3_600_000;

/** A physically implausible figure of a weather report. */
export type ImplausibleFigure = keyof typeof BOUNDS | "observed_at";

/**
 * Returns the physically impossible figures of a weather answer: a service that sends one is not trusted for the others
 * either, and none of them is used in a form or model.
 *
 * @param nowMs - current time: weather more than an hour in the future is implausible
 * @returns empty for plausible weather
 * @example
 * const now = Date.parse("2026-11-21T12:10:00Z");
 * const weather = {
 *   temperature_c: 12, wind_kph: 18, wind_from_deg: 240, humidity_percent: 70, cloud_tenths: 5, pressure_mb: 1003,
 *   condition: null, kind: "model", source: "service", observed_at: "2026-11-21T12:00:00Z", station_distance_m: null,
 * };
 * implausibleFigures(weather, now); // []
 * implausibleFigures({ ...weather, wind_kph: -5, temperature_c: 9000 }, now); // ["temperature_c", "wind_kph"]
 */
export function implausibleFigures(weather: Weather, nowMs: number): readonly ImplausibleFigure[] {
  const wrong = Object.entries(BOUNDS).flatMap(([name, [least, most]]) => {
    const figure = name as keyof typeof BOUNDS; // the keys of the table
    const value = weather[figure];
    return value === null || (value >= least && value <= most) ? [] : [figure];
  });
  const ahead = Date.parse(weather.observed_at) - nowMs;
  return ahead <= AHEAD_MS ? wrong : [...wrong, "observed_at"];
}
