import type { WeatherSource } from "@placard/hazmat-core";
import type { Caller } from "../client/caller.ts";
import { getWeather } from "../contract/modelling.ts";
import { hasCode } from "../errors/client-errors.ts";

/** Loads weather from the server's provider. `null` if none is configured; rejects on other failures. */
export function httpWeather(caller: Caller): WeatherSource {
  return {
    async at([lon, lat], options) {
      try {
        return await caller.call(getWeather, { query: { lat, lon } }, options);
      } catch (error) {
        if (hasCode(error, "provider_not_configured")) return null;
        throw error;
      }
    },
  };
}
