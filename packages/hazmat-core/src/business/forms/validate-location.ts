import { checkFields, type Entries, type FieldErrors } from "./entry.ts";
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
    required("name", "Location name is required"),
    required("civic_address", "Civic address is required"),
    wholeNumber("square_feet", "Enter the square feet as a whole number of 0 or more."),
    wholeNumber("number_employees", "Enter the number of employees as a whole number of 0 or more."),
    wholeNumber("contact_id", "Choose the manager from the list."),
  ]);
}
