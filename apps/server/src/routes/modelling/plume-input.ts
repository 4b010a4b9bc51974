import type { HandlerInput, buildPlumes } from "@placard/api-client";
import type { ReleaseInput, Weather } from "@placard/hazmat-core";
import { getPosition } from "suncalc";
import { ApiError } from "../../errors.ts";
import type { UsedPlace } from "../../providers/geocoder/resolve-place.ts";

type Query = HandlerInput<typeof buildPlumes>["query"];

/** State of the released matter: as chosen, else by the older flag. Never guessed. */
export function stateOf({ state, isLiquid }: Query): "solid" | "liquid" | "gas" {
  if (state !== undefined) return state;
  if (isLiquid === undefined) {
    const message = "Chemical state is required";
    throw new ApiError("invalid_request", { message, fields: [{ path: "state", message }] });
  }
  return isLiquid ? "liquid" : "gas";
}

/** The model's input. The sun's altitude comes from place and moment; it decides the stability with the cloud. */
export function releaseInput(query: Query, cas: string, place: UsedPlace, weather: Weather, now: Date): ReleaseInput {
  const moment = query.at === undefined ? now : new Date(query.at);
  return {
    substance: { cas },
    release: {
      rateKgPerS: query.emission_rate,
      heightM: query.emission_height,
      state: stateOf(query),
      ...(query.duration_min !== undefined && { durationMin: query.duration_min }),
      ...(query.release_temperature_c !== undefined && { temperatureC: query.release_temperature_c }),
    },
    weather: {
      windSpeedMps: weather.wind_kph / 3.6,
      windFromDeg: weather.wind_from_deg,
      temperatureC: weather.temperature_c,
      sunAltitudeDeg: getPosition(moment, place.lat, place.lon).altitude,
      ...(weather.pressure_mb !== null && { pressureMb: weather.pressure_mb }),
      ...(weather.humidity_percent !== null && { humidityPercent: weather.humidity_percent }),
      ...(weather.cloud_tenths !== null && { cloudTenths: weather.cloud_tenths }),
      ...(query.stability !== undefined && { stability: query.stability }),
    },
    site: { lon: place.lon, lat: place.lat, ...(query.roughness !== undefined && { roughnessM: query.roughness }) },
    ...(query.turnBackLELPercent !== undefined && { lelPercent: query.turnBackLELPercent }),
  };
}
