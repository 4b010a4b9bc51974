import type { AddressSuggestion } from "@placard/hazmat-core";
import * as z from "zod";
import { fetchJson, USER_AGENT, type Fetch } from "../fetch-json.ts";

/** The maximum wait while a person types; after it, the embedded geocoder answers. */
const TYPING_MS = 3000;

const lonLat = z
  .array(z.number())
  .min(2)
  .transform(([lon = Number.NaN, lat = Number.NaN]) => [lon, lat] as const)
  .refine(([lon, lat]) => Math.abs(lon) <= 180 && Math.abs(lat) <= 90);

/** Results as GeoJSON, the format of all these services; only the properties differ. */
const places = <T>(properties: z.ZodType<T>) =>
  z.object({ features: z.array(z.object({ geometry: z.object({ coordinates: lonLat }), properties })) });

/**
 * Requests an outside geocoder and converts its results to suggestions.
 *
 * @param read - returns `null` for a result that is too large for an incident location, such as a country
 * @throws ApiError `provider_failed`
 */
export async function askGeocoder<T>(
  fetch: Fetch,
  url: URL,
  properties: z.ZodType<T>,
  read: (properties: T) => Omit<AddressSuggestion, "center"> | null,
  signal: AbortSignal,
): Promise<readonly AddressSuggestion[]> {
  const { features } = await fetchJson(fetch, url, places(properties), {
    headers: { "User-Agent": USER_AGENT },
    signal: AbortSignal.any([signal, AbortSignal.timeout(TYPING_MS)]),
  });
  const found = features.flatMap(({ geometry, properties: said }) => {
    const place = read(said);
    return place === null ? [] : [{ ...place, center: geometry.coordinates }];
  });
  // List items need unique ids.
  return found.filter(({ id }, at) => found.findIndex((other) => other.id === id) === at);
}
