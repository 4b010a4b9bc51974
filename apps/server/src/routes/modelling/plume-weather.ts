import type { HandlerInput, buildPlumes } from "@placard/api-client";
import type { Weather } from "@placard/hazmat-core";
import type { Context } from "../../context.ts";
import { ApiError } from "../../errors.ts";
import type { UsedPlace } from "../../providers/geocoder/resolve-place.ts";

type Query = HandlerInput<typeof buildPlumes>["query"];

const KPH_PER_MPS = 3.6;

/**
 * The weather of a release. What the responder entered wins, value by value; the provider fills what is missing.
 * Wind and temperature are never assumed.
 *
 * @throws ApiError `weather_required` when neither knows wind speed, direction and temperature
 */
export async function plumeWeather(
  ctx: Context,
  query: Query,
  place: UsedPlace,
  signal: AbortSignal,
): Promise<Weather> {
  const entered = enteredWeather(query, ctx.now());
  if (entered !== null) return entered;
  const provided = await ctx.providers.weather?.at([place.lon, place.lat], { signal });
  if (provided === undefined || provided === null) throw new ApiError("weather_required");
  return {
    ...provided,
    wind_kph: query.wind_speed === undefined ? provided.wind_kph : query.wind_speed * KPH_PER_MPS,
    wind_from_deg: query.wind_from ?? provided.wind_from_deg,
    temperature_c: query.temperature_c ?? provided.temperature_c,
    humidity_percent: query.humidity ?? provided.humidity_percent,
    cloud_tenths: query.cloud ?? provided.cloud_tenths,
    pressure_mb: query.pressure_mb ?? provided.pressure_mb,
  };
}

/** Complete when wind speed, direction and temperature were entered: then nobody else is asked. */
function enteredWeather(query: Query, now: Date): Weather | null {
  const { wind_speed, wind_from, temperature_c } = query;
  if (wind_speed === undefined || wind_from === undefined || temperature_c === undefined) return null;
  return {
    temperature_c,
    wind_kph: wind_speed * KPH_PER_MPS,
    wind_from_deg: wind_from,
    humidity_percent: query.humidity ?? null,
    cloud_tenths: query.cloud ?? null,
    pressure_mb: query.pressure_mb ?? null,
    condition: null,
    kind: "entered",
    source: "entered by the responder",
    observed_at: query.at ?? now.toISOString(),
    station_distance_m: null,
  };
}
