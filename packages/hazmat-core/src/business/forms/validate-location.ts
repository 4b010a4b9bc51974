import { checkFields, hasErrors, isBlank, type Entries, type FieldErrors } from "./entry.ts";
import { atMost, required, wholeNumber } from "./field-rules.ts";

/** Fields of Add Location, by their names in the API. */
export type LocationField =
  | "name"
  | "address"
  | "civic_address"
  | "square_feet"
  | "number_employees"
  | "contact_id"
  | "best_entrance";

/** Several times the floor area of the largest building: a larger number is a typing error. */
const MAX_SQUARE_FEET = 100_000_000;
const MAX_EMPLOYEES = 1_000_000;

/**
 * Validates Add Location. Name and civic address are required. The counts and the manager's id are whole numbers if
 * given; counts have an upper limit.
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
    atMost("square_feet", MAX_SQUARE_FEET, { code: "square_feet.too_many" }),
    atMost("number_employees", MAX_EMPLOYEES, { code: "employees.too_many" }),
    wholeNumber("contact_id", { code: "manager.not_in_list" }),
  ]);
}

/** Fields of the position of a site, by their names in the API. */
export type SitePlaceField = "latitude" | "longitude" | "precision";

/**
 * Validates the position of a site. It is optional until someone sets the pin. The centre of a town is rejected.
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

/**
 * True if a user still has to set, confirm or postpone the pin of a site.
 *
 * @param isLater - true if the user postponed setting the pin
 * @example
 * lacksPin({ latitude: 44.67, longitude: -63.57, precision: "rooftop" }, false); // true
 */
export function lacksPin({ latitude, longitude, precision }: Entries<SitePlaceField>, isLater: boolean): boolean {
  const isSet = !isBlank(latitude) && !isBlank(longitude) && (isBlank(precision) || precision === "registered");
  return !isSet && !isLater;
}

/**
 * Validates the position of a new or moved site: requires a pin, or that the user postponed it.
 *
 * @example
 * validateNewPlace({}, false); // { precision: { code: "pin.required" } }
 */
export function validateNewPlace(values: Entries<SitePlaceField>, isLater: boolean): FieldErrors<SitePlaceField> {
  const wrong = validateSitePlace(values);
  if (hasErrors(wrong)) return wrong;
  return lacksPin(values, isLater) ? { precision: { code: "pin.required" } } : {};
}
