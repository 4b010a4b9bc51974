import { HAZARD_LEVELS } from "../../hazard/hazard-level.ts";
import { parseUnNumber } from "../../identity/un-number.ts";
import { QUANTITY_UNITS } from "./choices.ts";
import { checkFields, type Entries, type FieldErrors, type FieldRule } from "./entry.ts";
import { numberWhere, oneOf, required, whenGiven, wholeNumber } from "./field-rules.ts";

/** Fields of Add Chemical, by their wire names. */
export type ChemicalField = "name" | "un_number" | "quantity" | "unit" | "location_id";

/**
 * Add Chemical. Every message goes under the title `sharedMessages.missingInformationTitle`.
 *
 * @example
 * firstError(validateChemical({ name: "Chlorine" })); // { field: "location_id", message: "Please select a location." }
 */
export function validateChemical(values: Entries<ChemicalField>): FieldErrors<ChemicalField> {
  return checkFields<ChemicalField>(values, [
    required("name", "Chemical name is required."),
    required("location_id", "Please select a location."),
    wholeNumber("location_id", "Please select a location."),
    ...amount,
    unNumberForm,
  ]);
}

/** Fields of Edit Chemical, by their wire names. */
export type EditChemicalField = "name" | "un_number" | "hazard_classification" | "quantity" | "unit";

/**
 * Edit Chemical: as Add Chemical, with a level from the list and without a location.
 *
 * @example
 * hasErrors(validateChemicalEdit({ name: "Chlorine" })); // true
 */
export function validateChemicalEdit(values: Entries<EditChemicalField>): FieldErrors<EditChemicalField> {
  return checkFields<EditChemicalField>(values, [
    required("name", "Chemical name is required."),
    ...amount,
    oneOf("hazard_classification", `Choose a hazard level: ${HAZARD_LEVELS.join(", ")}.`, HAZARD_LEVELS),
    unNumberForm,
  ]);
}

const amount: readonly FieldRule<"quantity" | "unit">[] = [
  required<"quantity" | "unit">("quantity", "Quantity is required."),
  numberWhere<"quantity" | "unit">("quantity", "Enter the quantity as a number of 0 or more.", (value) => value >= 0),
  required<"quantity" | "unit">("unit", "Unit is required."),
  oneOf<"quantity" | "unit">("unit", `Choose a unit from the list: ${QUANTITY_UNITS.join(", ")}.`, QUANTITY_UNITS),
];

/** A wrong UN number leads crews to a wrong guide, so one that is given must be one. */
const unNumberForm: FieldRule<"un_number"> = whenGiven("un_number", (entry) => {
  const parsed = parseUnNumber(String(entry));
  return parsed.ok ? null : parsed.error.message;
});
