import { isApproximatePlace, PLACE_PRECISIONS, type LonLat, type PlacePrecision } from "@placard/hazmat-core";
import { isOneOf, validateNewPlace, type FieldErrors } from "@placard/hazmat-core/business";

/** The position of a site in form values, all as text. */
export interface PlaceValues {
  readonly civic_address: string;
  /** The address that the coordinates belong to; blank if the address was only typed. */
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
 * The position in a form. A pin set by the user is kept if the address changes; a position found for an address applies
 * to that address only.
 */
export function placeInForm(values: PlaceValues): SitePlaceFound | null {
  const { picked_address, civic_address, latitude, longitude, precision } = values;
  if (!isOneOf(PLACE_PRECISIONS, precision) || latitude === "" || longitude === "") return null;
  // A street added to the name of a town leaves the town as it is.
  const isOfAddress =
    picked_address !== "" &&
    (precision === "town" ? civic_address.includes(picked_address) : picked_address === civic_address);
  return precision === "registered" || isOfAddress
    ? { center: [Number(longitude), Number(latitude)], precision }
    : null;
}

/** Error in the position of a new or moved site: the user must set, confirm or postpone the pin. */
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

/** The form fields for a pin that the user set or confirmed. */
export function pinnedAt([lon, lat]: LonLat): Pick<PlaceValues, "latitude" | "longitude" | "precision"> {
  return { longitude: String(lon), latitude: String(lat), precision: "registered" };
}

/** `44.67050, -63.59520`: latitude first, as usual in text; accurate to about one metre. */
export const coordinatesText = ([lon, lat]: LonLat): string => `${lat.toFixed(5)}, ${lon.toFixed(5)}`;
