import type { Geocoder } from "@placard/hazmat-core";
import type { Caller } from "../client/caller.ts";
import { addressSuggestions, registrationAddressSuggestions } from "../contract/geo.ts";

/** Minimum characters for a request. */
const SHORTEST_QUERY = 3;

/** Addresses from the server's geocoder, for signed-in users. */
export function httpGeocoder(caller: Caller): Geocoder {
  return geocoderOf(caller, addressSuggestions);
}

/** Addresses for the registration form, without a sign-in. */
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
