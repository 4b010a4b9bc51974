import * as z from "zod";
import { latitude, longitude, numberFromText, optionalText } from "../ground/primitives.ts";
import { placePrecision } from "./place.ts";

/** A location: a point, which takes precedence, or an address to look up. */
export const where = {
  address: optionalText.describe("Used when lat and lon are not given. A precision of town or none is refused."),
  lat: numberFromText(latitude).optional(),
  lon: numberFromText(longitude).optional(),
};

/** True if a query names a location. */
export function namesPlace(query: {
  address?: string | undefined;
  lat?: number | undefined;
  lon?: number | undefined;
}): boolean {
  const hasPoint = query.lat !== undefined && query.lon !== undefined;
  return hasPoint || (query.address !== undefined && query.address !== "");
}

export const NO_PLACE = { error: "Provide an address, or lat and lon.", path: ["address"] };

/** The position that an answer was calculated for. */
export const usedPlace = z.object({
  lat: latitude,
  lon: longitude,
  place_name: z.string().nullable(),
  precision: placePrecision,
  source: z.string(),
});
