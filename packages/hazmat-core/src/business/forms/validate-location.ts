import { checkFields, isBlank, type Entries, type FieldErrors } from "./entry.ts";
import { required, wholeNumber } from "./field-rules.ts";

/** Fields of Add Location, by their wire names. */
export type LocationField =
  | "name"
  | "address"
  | "civic_address"
  | "square_feet"
  | "number_employees"
  | "contact_id"
  | "best_entrance";

/**
 * Add Location. Name and civic address are needed; the counts and the manager are whole numbers when given.
 *
 * @example
 * Object.keys(validateLocation({})); // ["name", "civic_address"]
 */
export function validateLocation(values: Entries<LocationField>): FieldErrors<LocationField> {
  return checkFields<LocationField>(values, [
    required("name", { code: "location_name.required" }),
    required("civic_address", { code: "civic_address.required" }),
    wholeNumber("square_feet", { code: "square_feet.not_whole" }),
    wholeNumber("number_employees", { code: "employees.not_whole" }),
    wholeNumber("contact_id", { code: "manager.not_in_list" }),
  ]);
}

/** Fields of the place of a site, by their wire names. */
export type SitePlaceField = "latitude" | "longitude" | "precision";

/**
 * The place of a site. It may be left out until somebody sets the pin; the middle of a town is never one.
 *
 * @example
 * validateSitePlace({ latitude: 44.67, longitude: -63.57, precision: "town" }); // { precision: { code: "pin.approximate" } }
 */
export function validateSitePlace(values: Entries<SitePlaceField>): FieldErrors<SitePlaceField> {
  const { latitude, longitude, precision } = values;
  const hasPin = !isBlank(latitude) && !isBlank(longitude);
  return checkFields<SitePlaceField>(values, [
    {
      field: isBlank(latitude) ? "latitude" : "longitude",
      problem: () => (isBlank(latitude) === isBlank(longitude) ? null : { code: "pin.half" }),
    },
    {
      field: "precision",
      problem: () => (hasPin && (precision === "town" || precision === "none") ? { code: "pin.approximate" } : null),
    },
  ]);
}
