import type { Geocoder } from "@placard/hazmat-core";
import type { Caller } from "../client/caller.ts";
import { addressSuggestions, registrationAddressSuggestions } from "../contract/geo.ts";

/** Fewest characters that are looked up. */
const SHORTEST_QUERY = 3;

/** Places by the server's geocoder, for people who are signed in. */
export function httpGeocoder(caller: Caller): Geocoder {
  return geocoderOf(caller, addressSuggestions);
}

/** Places for the registration form, before anyone is signed in. */
export function httpRegistrationGeocoder(caller: Caller): Geocoder {
  return geocoderOf(caller, registrationAddressSuggestions);
}

function geocoderOf(
  caller: Caller,
  endpoint: typeof addressSuggestions | typeof registrationAddressSuggestions,
): Geocoder {
  return {
    async suggest(text, { limit, ...options } = {}) {
      const query = text.trim();
      if (query.length < SHORTEST_QUERY) return [];
      return (await caller.call(endpoint, { query: { query, limit } }, options)).suggestions;
    },
  };
}
