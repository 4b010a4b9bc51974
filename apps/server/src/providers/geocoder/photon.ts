import type { PlacePrecision } from "@placard/hazmat-core";
import * as z from "zod";
import { addressBelow } from "../address-below.ts";
import type { Fetch } from "../fetch-json.ts";
import { askGeocoder } from "./ask-geocoder.ts";
import type { OutsideGeocoder } from "./geocoder.ts";

const properties = z.object({
  osm_type: z.string().optional(),
  osm_id: z.union([z.number(), z.string()]).optional(),
  osm_key: z.string().optional(),
  type: z.string().optional(),
  name: z.string().optional(),
  housenumber: z.string().optional(),
  street: z.string().optional(),
  district: z.string().optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  country: z.string().optional(),
});

type Said = z.output<typeof properties>;

/** Precision by Photon layer. A county, state or country is too large for an incident location. */
const PRECISION: Readonly<Record<string, PlacePrecision>> = {
  house: "point",
  street: "street",
  locality: "town",
  district: "town",
  city: "town",
  other: "town",
};

/**
 * Results of a Photon server, from OpenStreetMap.
 *
 * @see https://github.com/komoot/photon/blob/master/docs/api-v1.md
 */
export function photon(baseUrl: string, fetch: Fetch): OutsideGeocoder {
  return {
    name: "Photon",
    suggest: (text, { limit, near, signal }) => {
      const url = addressBelow(baseUrl, "api");
      url.searchParams.set("q", text);
      url.searchParams.set("limit", String(limit));
      if (near !== null) {
        url.searchParams.set("lon", String(near[0]));
        url.searchParams.set("lat", String(near[1]));
      }
      return askGeocoder(fetch, url, properties, placeOf, signal);
    },
  };
}

function placeOf(said: Said) {
  const precision = precisionOf(said);
  const place_name = nameOf(said);
  if (precision === undefined || place_name === "") return null;
  const id = `photon-${said.osm_type ?? ""}${said.osm_id ?? place_name}`;
  return { id, place_name, precision, source: "Photon, OpenStreetMap" };
}

/** Older versions send no layer. Then a house number, or the kind of object in OpenStreetMap, decides the precision. */
function precisionOf({ type, housenumber, osm_key }: Said): PlacePrecision | undefined {
  if (type !== undefined) return PRECISION[type];
  if (housenumber !== undefined) return "point";
  return osm_key === "highway" ? "street" : "town";
}

/** Name, house number and street, town and country, without missing and repeated parts. */
function nameOf({ name, housenumber, street, district, city, state, country }: Said): string {
  const address = street === undefined ? housenumber : [housenumber, street].filter(Boolean).join(" ");
  const parts = [name, address, city ?? district, state, country].filter((part) => part !== undefined && part !== "");
  return [...new Set(parts)].join(", ");
}
