import { isApproximatePlace, PLACE_PRECISIONS, type LonLat, type PlacePrecision } from "@placard/hazmat-core";
import { isOneOf, validateNewPlace, type FieldErrors } from "@placard/hazmat-core/business";

/** The place of a site as a form keeps it, all as text. */
export interface PlaceValues {
  readonly civic_address: string;
  /** The address that the coordinates were found for; blank when the address was only typed. */
  readonly picked_address: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly precision: string;
}

export interface SitePlaceFound {
  readonly center: LonLat;
  readonly precision: PlacePrecision;
}

/**
 * The place that a form holds: a pin that a person set stands whatever the address says; a place that was found for an
 * address goes with that address alone.
 */
export function placeInForm(values: PlaceValues): SitePlaceFound | null {
  const { picked_address, civic_address, latitude, longitude, precision } = values;
  if (!isOneOf(PLACE_PRECISIONS, precision) || latitude === "" || longitude === "") return null;
  const isOfAddress = picked_address !== "" && picked_address === civic_address;
  return precision === "registered" || isOfAddress
    ? { center: [Number(longitude), Number(latitude)], precision }
    : null;
}

/** Error in the position of a new or moved site: a person must set, confirm or postpone the pin. */
export function placeProblems(values: PlaceValues & { readonly pin_later: boolean }): FieldErrors<"precision"> {
  const { precision } = validateNewPlace(placeFields(values), values.pin_later);
  return precision === undefined ? {} : { precision };
}

/** The position in the request: none if the form has none or only a town. */
export function placeFields(values: PlaceValues) {
  const place = placeInForm(values);
  if (place === null || isApproximatePlace(place.precision)) return {};
  const [longitude, latitude] = place.center;
  return { latitude, longitude, precision: place.precision };
}

/** The fields that a pin fills which a person set or confirmed. */
export function pinnedAt([lon, lat]: LonLat): Pick<PlaceValues, "latitude" | "longitude" | "precision"> {
  return { longitude: String(lon), latitude: String(lat), precision: "registered" };
}

/** `44.67050, -63.59520`: latitude first, as people write it; to about a metre. */
export const coordinatesText = ([lon, lat]: LonLat): string => `${lat.toFixed(5)}, ${lon.toFixed(5)}`;
