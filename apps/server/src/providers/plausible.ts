import type { WeatherSource } from "@placard/hazmat-core";
import { implausibleFigures, isBygone } from "@placard/hazmat-core/scene";
import { ApiError } from "../errors.ts";

/**
 * Refuses weather with physically impossible values as a whole, and returns `null` for a reading that is hours old.
 *
 * @throws ApiError `provider_failed`
 */
export function plausibleWeather(source: WeatherSource, now: () => Date): WeatherSource {
  return {
    async at(place, options) {
      const weather = await source.at(place, options);
      if (weather === null) return null;
      const nowMs = now().getTime();
      if (implausibleFigures(weather, nowMs).length === 0) {
        return isBygone(Date.parse(weather.observed_at), nowMs) ? null : weather;
      }
      throw Object.assign(new ApiError("provider_failed"), { cause: "implausible" });
    },
  };
}
