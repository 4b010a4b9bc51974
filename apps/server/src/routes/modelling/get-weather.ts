import { getWeather } from "@placard/api-client/internal";
import { compassPoint } from "@placard/hazmat-core";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";
import { resolvePlace } from "../../providers/geocoder/resolve-place.ts";

const UNAVAILABLE = "Unable to fetch weather data";

export const getWeatherOperation = implementOpen(getWeather, async ({ ctx, actor, query, request, withRows }) => {
  const source = ctx.providers.weather;
  if (source === null) {
    throw new ApiError("provider_not_configured", {
      message: `${UNAVAILABLE}: no weather service is set up. Enter wind and temperature.`,
    });
  }
  const place = await resolvePlace({ ctx, actor, withRows, signal: request.signal }, query);
  const weather = await source.at([place.lon, place.lat], { signal: request.signal });
  if (weather === null) throw new ApiError("provider_failed", { message: UNAVAILABLE });
  return {
    status: "success",
    ...weather,
    wind_dir: compassPoint(weather.wind_from_deg),
    humidity: weather.humidity_percent,
    location: place.place_name ?? `${place.lat}, ${place.lon}`,
  };
});
