import { firstReport } from "../../dispersion/weather/first-report.ts";
import { weatherOfMetar } from "../../dispersion/weather/weather-of-metar.ts";
import type { Assumption } from "../../provenance/figure.ts";
import type { WeatherReading } from "./weather.ts";

const MS_PER_MINUTE = 60_000;

/** Weather of a pasted report, with its limits. */
export interface MetarReading {
  readonly reading: WeatherReading;
  readonly assumptions: readonly Assumption[];
}

/** Station and moment of a report: `CYHZ 211200Z`. */
const STATION_AND_TIME = /^([A-Z][A-Z0-9]{3})\s+(\d{2})(\d{2})(\d{2})Z(?=\s|$)/;
const MS_PER_DAY = 86_400_000;
/** Tolerance for a report time ahead of the local clock. */
const AHEAD_MS = 3_600_000;

/**
 * Parses a pasted METAR as weather of a scene: measured at its station, at its time of observation.
 *
 * Only the first of several reports is used, and a forecast is rejected: see `firstReport`. QNH is returned but used in
 * no model: it is reduced to sea level, not the local air pressure. A variable wind has no direction, and none is
 * assumed.
 *
 * @param nowMs - current time, for month and year, which a METAR does not contain
 * @returns `null` for a forecast, for a text without station and time, or without wind and temperature
 * @see [WMO306] FM 15
 * @example
 * const now = Date.UTC(2026, 10, 21, 12, 30);
 * readMetar("CYHZ 211200Z 27010KT 15SM FEW020 M02/M08 A2992", now)?.reading;
 * // includes { windFromDeg: 270, temperatureC: -2, humidityPercent: 64, cloudTenths: 2, source: "METAR CYHZ 211200Z" }
 * readMetar("wind from the west", now); // null
 */
export function readMetar(text: string, nowMs: number): MetarReading | null {
  const [, station, day = "", hour = "", minute = ""] = STATION_AND_TIME.exec(firstReport(text).report) ?? [];
  if (station === undefined) return null;
  const observedAtMs = latestMoment(Number(day), Number(hour), Number(minute), nowMs);
  const { assumptions, ...weather } = weatherOfMetar(text);
  if (observedAtMs === null || (weather.windSpeedMps === null && weather.temperatureC === null)) return null;
  return {
    reading: {
      ...weather,
      kind: "measured",
      source: `METAR ${station} ${day}${hour}${minute}Z`,
      observedAtMs,
    },
    assumptions,
  };
}

/** The last time with this day of the month and time of day, not after now; `null` if no month has it. */
function latestMoment(day: number, hour: number, minute: number, nowMs: number): number | null {
  if (day < 1 || day > 31 || hour > 23 || minute > 59) return null;
  const today = Math.floor((nowMs + AHEAD_MS) / MS_PER_DAY) * MS_PER_DAY;
  for (let back = 0; back < 62; back++) {
    const midnight = today - back * MS_PER_DAY;
    const moment = midnight + (hour * 60 + minute) * MS_PER_MINUTE;
    if (dayOfMonth(midnight) === day && moment <= nowMs + AHEAD_MS) return moment;
  }
  return null;
}

/** Day of the month of a midnight UTC, 1 to 31. */
function dayOfMonth(midnightMs: number): number {
  return new Date(midnightMs).getUTCDate();
}
