import { LEAST_WIND } from "../../dispersion/input/release-limits.ts";
import type { StabilityClass } from "../../dispersion/release.ts";
import { withoutGaps } from "../../identity/every-field.ts";
import { err, ok, type Refusal, type Result } from "../../identity/result.ts";
import type { Weather, WeatherKind } from "../../ports/weather-source.ts";
import type { Assumption } from "../../provenance/figure.ts";
import { convertUnit } from "../../units/convert-unit.ts";

/** Weather of a scene. Values that were not measured are `null`; wind and temperature are never assumed. */
export interface SceneWeather {
  /** m/s at 10 m, 0 or more. */
  readonly windSpeedMps: number;
  /** Direction from which the wind blows, degrees clockwise from north, 0 to 360. `null` only in calm air. */
  readonly windFromDeg: number | null;
  readonly temperatureC: number;
  readonly humidityPercent: number | null;
  /** 0 to 10. */
  readonly cloudTenths: number | null;
  /** Local pressure, not reduced to sea level. */
  readonly pressureMb: number | null;
  /** Stability class chosen by a user: takes precedence over the sky. */
  readonly stability: StabilityClass | null;
  readonly kind: WeatherKind;
  readonly source: string;
  /** Time of observation, ms since 1970-01-01 UTC. */
  readonly observedAtMs: number;
  readonly condition: string | null;
  readonly stationDistanceM: number | null;
  /** Direction of the station from the incident, degrees clockwise from north. Omitted if not known. */
  readonly stationBearingDeg?: number;
  /** m/s, for the reader: used in no model. Omitted if the reading has none. */
  readonly gustMps?: number;
  /** °C: basis of the humidity. Omitted if the humidity itself was read. */
  readonly dewPointC?: number;
  /** Reduced to sea level, for the reader: used in no model. Omitted if the reading has none. */
  readonly qnhMb?: number;
  /** Limits of the reading and assumptions of its values: shown among the assumptions of the answer. */
  readonly assumptions?: readonly Assumption[];
}

/** Source of a reading, and its possibly missing values. */
export type WeatherReading = Pick<SceneWeather, "kind" | "source" | "observedAtMs"> & {
  readonly [Field in Exclude<keyof SceneWeather, "kind" | "source" | "observedAtMs">]?: SceneWeather[Field] | null;
};

/** Weather values that a scene requires. */
export type MissingWeather = "windSpeedMps" | "windFromDeg" | "temperatureC";

/** Refusal of incomplete weather. `fields` names the missing values. */
export interface WeatherRefusal extends Refusal<"weather_required"> {
  readonly fields: readonly MissingWeather[];
}

/**
 * True if the wind is too light to have a direction that a plume could follow: below 1 m/s at 10 m.
 *
 * @example
 * isCalm(0.9); // true
 */
export function isCalm(windSpeedMps: number): boolean {
  return windSpeedMps < LEAST_WIND;
}

/**
 * Checks that the weather of a scene is complete: wind speed, temperature, and wind direction unless it is calm.
 *
 * @param reading - as entered or read; `null` and omitted values are not known
 * @returns the weather, or `weather_required` with the missing values
 * @example
 * const reading = { kind: "entered", source: "me", observedAtMs: 0, windSpeedMps: 4, temperatureC: 12 };
 * completeWeather(reading); // refused with "weather_required"
 * completeWeather({ ...reading, windSpeedMps: 0.5 }).ok; // true
 */
export function completeWeather(reading: WeatherReading): Result<SceneWeather, WeatherRefusal> {
  const { windSpeedMps = null, windFromDeg = null, temperatureC = null } = reading;
  const needsDirection = windSpeedMps === null || !isCalm(windSpeedMps);
  const missing = [
    ...(windSpeedMps === null ? ["windSpeedMps" as const] : []),
    ...(needsDirection && windFromDeg === null ? ["windFromDeg" as const] : []),
    ...(temperatureC === null ? ["temperatureC" as const] : []),
  ];
  if (windSpeedMps === null || temperatureC === null || missing.length > 0) return err(weatherRequired(missing));
  const { kind, source, observedAtMs } = reading;
  return ok({
    windSpeedMps,
    windFromDeg,
    temperatureC,
    humidityPercent: reading.humidityPercent ?? null,
    cloudTenths: reading.cloudTenths ?? null,
    pressureMb: reading.pressureMb ?? null,
    stability: reading.stability ?? null,
    condition: reading.condition ?? null,
    stationDistanceM: reading.stationDistanceM ?? null,
    kind,
    source,
    observedAtMs,
    ...withoutGaps({
      stationBearingDeg: reading.stationBearingDeg ?? undefined,
      gustMps: reading.gustMps ?? undefined,
      dewPointC: reading.dewPointC ?? undefined,
      qnhMb: reading.qnhMb ?? undefined,
      assumptions: reading.assumptions ?? undefined,
    }),
  });
}

const WORDS: Readonly<Record<MissingWeather, string>> = {
  windSpeedMps: "wind speed",
  windFromDeg: "wind direction (from)",
  temperatureC: "air temperature",
};

/** The refusal for missing or incomplete weather. */
export function weatherRequired(
  missing: readonly MissingWeather[] = ["windSpeedMps", "windFromDeg", "temperatureC"],
): WeatherRefusal {
  const names = missing.map((field) => WORDS[field]).join(", ");
  return { code: "weather_required", message: `Enter ${names}. There is no default wind.`, fields: missing };
}

/**
 * Combines two readings: entered values take precedence one by one, and the other reading fills missing ones.
 *
 * The time is the older of the two, because a result is not newer than its basis. If nothing of `provided` is used, the
 * entered reading is returned unchanged.
 *
 * @example
 * const entered = { kind: "entered", source: "me", observedAtMs: 2, windSpeedMps: 4 };
 * const provided = { kind: "model", source: "service", observedAtMs: 1, windSpeedMps: 9, temperatureC: 12 };
 * fillWeather(entered, provided); // includes { windSpeedMps: 4, temperatureC: 12, kind: "model", observedAtMs: 1 }
 */
export function fillWeather(entered: WeatherReading, provided: WeatherReading): WeatherReading {
  const known = Object.entries(entered).filter(([, value]) => value !== null && value !== undefined);
  const observedAtMs = Math.min(entered.observedAtMs, provided.observedAtMs);
  const { kind, source } = provided;
  return { ...provided, ...Object.fromEntries(known), kind, source, observedAtMs };
}

/** Age of a weather reading, and whether it is still reliable. */
export interface WeatherAge {
  /** Whole minutes, never below 0: clocks differ. */
  readonly minutes: number;
  readonly state: "fresh" | "stale" | "old";
}

/** Minutes from which weather is stale, then old. Placard's own choice. */
const STALE_MIN = 30;
const OLD_MIN = 60;
/** An hourly report that is an hour late, minutes. */
const OUTDATED_MIN = 120;
const MS_PER_MINUTE = 60_000;

/**
 * Returns the age of a reading: stale from 30 minutes, old from 60.
 *
 * @example
 * weatherAge(0, 1_800_000); // { minutes: 30, state: "stale" }
 */
export function weatherAge(observedAtMs: number, nowMs: number): WeatherAge {
  const minutes = Math.max(0, Math.floor((nowMs - observedAtMs) / MS_PER_MINUTE));
  return { minutes, state: minutes >= OLD_MIN ? "old" : minutes >= STALE_MIN ? "stale" : "fresh" };
}

/**
 * True if a service's reading is too old for the current air: from two hours it is not used. An older reading below
 * that is used and marked if there is no newer one. A report pasted by a user is always used, and marked too.
 *
 * @example
 * isBygone(0, 7_199_999); // false
 * isBygone(0, 7_200_000); // true
 */
export function isBygone(observedAtMs: number, nowMs: number): boolean {
  return weatherAge(observedAtMs, nowMs).minutes >= OUTDATED_MIN;
}

/**
 * Converts the reading of a weather service to that of a scene.
 *
 * @param weather - as returned by a `WeatherSource`
 * @example
 * const weather = { temperature_c: 12, wind_kph: 18, wind_from_deg: 240, humidity_percent: null, cloud_tenths: 5,
 *   pressure_mb: null, condition: null, kind: "model", source: "service", observed_at: "1970-01-01T00:00:00Z",
 *   station_distance_m: null };
 * readingOf(weather); // includes { windSpeedMps: 5, windFromDeg: 240, observedAtMs: 0 }
 */
export function readingOf(weather: Weather): WeatherReading {
  return {
    windSpeedMps: convertUnit("speed", weather.wind_kph, "km/h", "m/s"),
    windFromDeg: weather.wind_from_deg,
    temperatureC: weather.temperature_c,
    humidityPercent: weather.humidity_percent,
    cloudTenths: weather.cloud_tenths,
    pressureMb: weather.pressure_mb,
    condition: weather.condition,
    stationDistanceM: weather.station_distance_m,
    stationBearingDeg: weather.station_bearing_deg ?? null,
    kind: weather.kind,
    source: weather.source,
    observedAtMs: Date.parse(weather.observed_at),
  };
}
