import type { PlacePrecision } from "@placard/hazmat-core";
import * as z from "zod";
import { addressBelow } from "../address-below.ts";
import type { Fetch } from "../fetch-json.ts";
import { askGeocoder } from "./ask-geocoder.ts";
import type { OutsideGeocoder } from "./geocoder.ts";

const properties = z.object({
  gid: z.string(),
  label: z.string(),
  layer: z.string(),
  accuracy: z.string().optional(),
  source: z.string().optional(),
});

/** Precision by Pelias layer, except addresses. A county, region or country is too large for an incident location. */
const PRECISION: Readonly<Record<string, PlacePrecision>> = {
  venue: "point",
  street: "street",
  intersection: "intersection",
  neighbourhood: "town",
  borough: "town",
  localadmin: "town",
  locality: "town",
  postalcode: "town",
};

/**
 * Results of a Pelias server.
 *
 * @param key - for a hosted service; your own server needs none
 * @see https://github.com/pelias/documentation/blob/master/autocomplete.md
 */
export function pelias(baseUrl: string, key: string | null, fetch: Fetch): OutsideGeocoder {
  return {
    name: "Pelias",
    suggest: async (text, { limit, near, signal }) => {
      const url = addressBelow(baseUrl, "v1/autocomplete");
      url.searchParams.set("text", text);
      url.searchParams.set("size", String(limit));
      if (near !== null) {
        url.searchParams.set("focus.point.lon", String(near[0]));
        url.searchParams.set("focus.point.lat", String(near[1]));
      }
      if (key !== null) url.searchParams.set("api_key", key);
      return askGeocoder(fetch, url, properties, placeOf, signal);
    },
  };
}

function placeOf({ gid, label, layer, accuracy, source }: z.output<typeof properties>) {
  // An address that is not marked as a point is interpolated between two known ones, or the middle of its lot.
  const precision = layer === "address" ? (accuracy === "point" ? "point" : "interpolated") : PRECISION[layer];
  if (precision === undefined) return null;
  const place_name = label.trim();
  return { id: `pelias-${gid}`, place_name, precision, source: source === undefined ? "Pelias" : `Pelias, ${source}` };
}
