import { compassPoint, convertUnit, type StabilityClass, type Weather } from "@placard/hazmat-core";
import { isBlank, numberFrom, type FieldErrors } from "@placard/hazmat-core/business";
import type { Messages } from "../../../../messages/messages.ts";
import type { PlumeValues } from "../form/plume-values.ts";

export type WeatherField = "wind_speed" | "wind_from" | "temperature_c" | "humidity" | "cloud";
type Words = Messages["plume"]["weatherErrors"];

export const STABILITY_CLASSES = ["A", "B", "C", "D", "E", "F"] as const satisfies readonly StabilityClass[];

/** Weather as the models take it: the values, and the stability class where one was chosen. */
export interface UsedWeather {
  readonly weather: Weather;
  readonly stability: StabilityClass | null;
}

/** Sixteen compass points in degrees, by name. */
const POINTS = new Map(Array.from({ length: 16 }, (_, i) => [compassPoint(i * 22.5), i * 22.5]));

/**
 * Where the wind comes from: degrees from 0 to 360, or a compass point.
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

/** What is wrong with the entered weather, in the order of its fields. */
export function weatherErrors(values: PlumeValues, words: Words): FieldErrors<WeatherField> {
  const speed = numberFrom(values.wind_speed);
  const temperature = numberFrom(values.temperature_c);
  const humidity = numberFrom(values.humidity);
  return {
    ...((speed === null || speed < 0) && { wind_speed: words.windSpeed }),
    ...(parseWindFrom(values.wind_from) === null && { wind_from: words.windFrom }),
    ...(temperature === null && { temperature_c: words.temperature }),
    ...(!isBlank(values.humidity) &&
      (humidity === null || humidity < 0 || humidity > 100) && { humidity: words.humidity }),
    ...(values.cloud === "" && values.stability === "" && { cloud: words.sky }),
  };
}

/** The entered values as weather; `null` while one is missing or wrong. */
export function enteredWeather(values: PlumeValues, source: string): UsedWeather | null {
  const speed = numberFrom(values.wind_speed);
  const from = parseWindFrom(values.wind_from);
  const temperature = numberFrom(values.temperature_c);
  if (speed === null || speed < 0 || from === null || temperature === null) return null;
  return {
    weather: {
      temperature_c: temperature,
      wind_kph: values.wind_unit === "m/s" ? convertUnit("speed", speed, "m/s", "km/h") : speed,
      wind_from_deg: from,
      humidity_percent: numberFrom(values.humidity),
      cloud_tenths: numberFrom(values.cloud),
      pressure_mb: null,
      condition: null,
      kind: "entered",
      source,
      observed_at: values.weather_at,
      station_distance_m: null,
    },
    stability: stabilityOf(values),
  };
}

/** The class chosen in the form, which wins over the sky. */
export function stabilityOf({ stability }: PlumeValues): StabilityClass | null {
  return STABILITY_CLASSES.find((known) => known === stability) ?? null;
}

/** Minutes after which weather is amber, then red. */
export const STALE_MIN = 30;
export const OLD_MIN = 60;

/** How old a reading is, in whole minutes, with the tone of its chip. */
export function weatherAge(
  observedAt: string,
  now: Date,
): { readonly minutes: number; readonly tone: "ok" | "caution" | "danger" } {
  const minutes = Math.max(0, Math.floor((now.getTime() - new Date(observedAt).getTime()) / 60_000));
  return { minutes, tone: minutes >= OLD_MIN ? "danger" : minutes >= STALE_MIN ? "caution" : "ok" };
}
