import { compassPoint, convertUnit, type StabilityClass } from "@placard/hazmat-core";
import { isBlank, numberFrom, type FieldTexts } from "@placard/hazmat-core/business";
import { completeWeather, isCalm, type SceneWeather, type WeatherReading } from "@placard/hazmat-core/scene";
import type { Messages } from "../../messages/en.ts";
import type { PlumeValues } from "./plume-values.ts";

export type WeatherField = "wind_speed" | "wind_from" | "temperature_c" | "humidity" | "cloud";
type Texts = Messages["plume"]["weatherErrors"];

export const STABILITY_CLASSES = ["A", "B", "C", "D", "E", "F"] as const satisfies readonly StabilityClass[];

/** Sixteen compass points in degrees, by name. */
const POINTS = new Map(Array.from({ length: 16 }, (_, i) => [compassPoint(i * 22.5), i * 22.5]));

/**
 * Parses the direction that the wind comes from: degrees from 0 to 360, or a compass point.
 *
 * @example
 * parseWindFrom("sw"); // 225
 * parseWindFrom("225°"); // 225
 */
export function parseWindFrom(text: string): number | null {
  const typed = text.trim().replace(/°$/, "");
  const degrees = numberFrom(typed);
  if (degrees !== null) return degrees >= 0 && degrees <= 360 ? degrees : null;
  return POINTS.get(typed.toUpperCase()) ?? null;
}

/** Returns errors of the entered weather, in the order of its fields. Calm wind needs no direction. */
export function weatherErrors(values: PlumeValues, texts: Texts): FieldTexts<WeatherField> {
  const speed = windSpeedOf(values);
  const humidity = numberFrom(values.humidity);
  const needsDirection = speed === null || !isCalm(speed) || !isBlank(values.wind_from);
  return {
    ...(speed === null && { wind_speed: texts.windSpeed }),
    ...(needsDirection && parseWindFrom(values.wind_from) === null && { wind_from: texts.windFrom }),
    ...(numberFrom(values.temperature_c) === null && { temperature_c: texts.temperature }),
    ...(!isBlank(values.humidity) &&
      (humidity === null || humidity < 0 || humidity > 100) && { humidity: texts.humidity }),
    ...(values.cloud === "" && values.stability === "" && { cloud: texts.sky }),
  };
}

/** m/s; `null` if it is not a speed. */
function windSpeedOf({ wind_speed, wind_unit }: PlumeValues): number | null {
  const speed = numberFrom(wind_speed);
  if (speed === null || speed < 0) return null;
  return wind_unit === "m/s" ? speed : convertUnit("speed", speed, "km/h", "m/s");
}

/** Converts the entered values into weather; `null` if one is missing or invalid, or their time is not known. */
export function enteredWeather(values: PlumeValues, source: string): SceneWeather | null {
  if (Number.isNaN(Date.parse(values.weather_at))) return null;
  const complete = completeWeather(enteredReading(values, source));
  return complete.ok ? complete.value : null;
}

function enteredReading(values: PlumeValues, source: string): WeatherReading {
  const isPasted = values.weather_source !== "";
  return {
    windSpeedMps: windSpeedOf(values),
    windFromDeg: parseWindFrom(values.wind_from),
    temperatureC: numberFrom(values.temperature_c),
    humidityPercent: numberFrom(values.humidity),
    cloudTenths: numberFrom(values.cloud),
    stability: stabilityOf(values),
    kind: isPasted ? "measured" : "entered",
    source: isPasted ? values.weather_source : source,
    observedAtMs: Date.parse(values.weather_at),
    gustMps: numberFrom(values.wind_gust_mps),
    dewPointC: numberFrom(values.dew_point_c),
    qnhMb: numberFrom(values.qnh_mb),
    assumptions: assumedCloud(values),
  };
}

/** Returns the assumed cloud cover of a pasted report with the reason; `null` if it was observed or entered. */
export function assumedCloud({ cloud, cloud_assumed }: PlumeValues): NonNullable<SceneWeather["assumptions"]> | null {
  return cloud_assumed === "" ? null : [{ name: "Cloud", value: `${cloud} tenths`, reason: cloud_assumed }];
}

/** Stability class chosen in the form, which has priority over the sky. */
export function stabilityOf({ stability }: PlumeValues): StabilityClass | null {
  return STABILITY_CLASSES.find((known) => known === stability) ?? null;
}
