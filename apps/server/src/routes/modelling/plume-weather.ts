import type { buildPlumes, HandlerInput } from "@placard/api-client/internal";
import { convertUnit, type Weather } from "@placard/hazmat-core";
import {
  completeWeather,
  fillWeather,
  readingOf,
  type SceneWeather,
  type WeatherReading,
} from "@placard/hazmat-core/scene";
import type { Context } from "../../context.ts";
import type { UsedPlace } from "../../providers/geocoder/resolve-place.ts";

type Query = HandlerInput<typeof buildPlumes>["query"];

/**
 * The weather of a release. Values entered by the responder take precedence; the provider fills in missing ones, and is
 * not requested if none is missing.
 *
 * @returns `null` if wind speed, direction or temperature is unknown: they are never assumed
 */
export async function plumeWeather(
  ctx: Context,
  query: Query,
  place: UsedPlace,
  signal: AbortSignal,
): Promise<SceneWeather | null> {
  const entered = enteredReading(query, query.at === undefined ? ctx.now().getTime() : Date.parse(query.at));
  const complete = completeWeather(entered);
  if (complete.ok) return complete.value;
  const provided = await ctx.providers.weather?.at([place.lon, place.lat], { signal });
  if (provided === undefined || provided === null) return null;
  const filled = completeWeather(fillWeather(entered, readingOf(provided)));
  return filled.ok ? filled.value : null;
}

function enteredReading(query: Query, observedAtMs: number): WeatherReading {
  return {
    windSpeedMps: query.wind_speed ?? null,
    windFromDeg: query.wind_from ?? null,
    temperatureC: query.temperature_c ?? null,
    humidityPercent: query.humidity ?? null,
    cloudTenths: query.cloud ?? null,
    pressureMb: query.pressure_mb ?? null,
    stability: query.stability ?? null,
    kind: "entered",
    source: "entered by the responder",
    observedAtMs,
  };
}

/** The weather of a drawn plume as sent to the client: its wind has a direction. */
export function weatherAnswer({ windFromDeg, ...weather }: SceneWeather): Weather {
  return {
    temperature_c: weather.temperatureC,
    wind_kph: convertUnit("speed", weather.windSpeedMps, "m/s", "km/h"),
    wind_from_deg: windFromDeg ?? Number.NaN,
    humidity_percent: weather.humidityPercent,
    cloud_tenths: weather.cloudTenths,
    pressure_mb: weather.pressureMb,
    condition: weather.condition,
    kind: weather.kind,
    source: weather.source,
    observed_at: new Date(weather.observedAtMs).toISOString(),
    station_distance_m: weather.stationDistanceM,
    ...(weather.stationBearingDeg !== undefined && { station_bearing_deg: weather.stationBearingDeg }),
  };
}
