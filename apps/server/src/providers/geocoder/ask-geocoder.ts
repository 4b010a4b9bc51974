import type { AddressSuggestion } from "@placard/hazmat-core";
import * as z from "zod";
import { fetchJson, USER_AGENT, type Fetch } from "../fetch-json.ts";

/** A person who types is not kept longer than this: the embedded geocoder answers then. */
const TYPING_MS = 3000;

const lonLat = z
  .array(z.number())
  .min(2)
  .transform(([lon = Number.NaN, lat = Number.NaN]) => [lon, lat] as const)
  .refine(([lon, lat]) => Math.abs(lon) <= 180 && Math.abs(lat) <= 90);

/** Places as GeoJSON, which every one of the services answers with; what is said of each differs. */
const places = <T>(properties: z.ZodType<T>) =>
  z.object({ features: z.array(z.object({ geometry: z.object({ coordinates: lonLat }), properties })) });

/**
 * Asks a geocoder outside, and puts what it knows into the form of suggestions.
 *
 * @param read - `null` for what is not a place that an incident is at, as a country
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
  // Lists are told apart by their ids.
  return found.filter(({ id }, at) => found.findIndex((other) => other.id === id) === at);
}
