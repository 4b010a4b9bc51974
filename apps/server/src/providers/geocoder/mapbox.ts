import type { PlacePrecision } from "@placard/hazmat-core";
import * as z from "zod";
import type { Fetch } from "../fetch-json.ts";
import { askGeocoder } from "./ask-geocoder.ts";
import type { OutsideGeocoder } from "./geocoder.ts";

/** Maximum words and characters of a search. Semicolons are not allowed. */
const MAX_WORDS = 20;
const MAX_CHARACTERS = 256;

const TYPES = "address,street,neighborhood,locality,place,postcode";

const properties = z.object({
  mapbox_id: z.string(),
  feature_type: z.string(),
  name: z.string(),
  full_address: z.string().optional(),
  place_formatted: z.string().optional(),
  coordinates: z.object({ accuracy: z.string().optional() }).optional(),
});

type Said = z.output<typeof properties>;

const PRECISION: Readonly<Record<string, PlacePrecision>> = {
  street: "street",
  neighborhood: "town",
  locality: "town",
  place: "town",
  postcode: "town",
};

/**
 * Precision by Mapbox accuracy. Approximate results and results without a precision are not drawn without confirmation.
 */
const OF_ADDRESS: Readonly<Record<string, PlacePrecision>> = {
  rooftop: "rooftop",
  point: "point",
  parcel: "interpolated",
  interpolated: "interpolated",
  intersection: "intersection",
  street: "street",
};

/**
 * Addresses from Mapbox, Geocoding v6. They are requested as permanent results: positions of locations, incidents and
 * plumes are stored, and the terms allow this only for permanent ones. The token stays on the server.
 *
 * @see https://docs.mapbox.com/api/search/geocoding/
 */
export function mapboxGeocoder(token: string, fetch: Fetch): OutsideGeocoder {
  return {
    name: "Mapbox",
    suggest: async (text, { limit, near, signal }) => {
      const url = new URL("https://api.mapbox.com/search/geocode/v6/forward");
      url.searchParams.set("q", searchable(text));
      url.searchParams.set("limit", String(limit));
      url.searchParams.set("types", TYPES);
      url.searchParams.set("autocomplete", "true");
      url.searchParams.set("permanent", "true");
      if (near !== null) url.searchParams.set("proximity", near.join(","));
      url.searchParams.set("access_token", token);
      return askGeocoder(fetch, url, properties, placeOf, signal);
    },
  };
}

const searchable = (text: string): string =>
  text.replaceAll(";", " ").split(/\s+/).slice(0, MAX_WORDS).join(" ").slice(0, MAX_CHARACTERS);

function placeOf(said: Said) {
  const { mapbox_id, feature_type, name, full_address, place_formatted, coordinates } = said;
  const precision =
    feature_type === "address" ? (OF_ADDRESS[coordinates?.accuracy ?? ""] ?? "town") : PRECISION[feature_type];
  if (precision === undefined) return null;
  const place_name = full_address ?? [name, place_formatted].filter(Boolean).join(", ");
  return { id: `mapbox-${mapbox_id}`, place_name, precision, source: "Mapbox" };
}
