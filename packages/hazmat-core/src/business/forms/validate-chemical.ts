import { HAZARD_LEVELS } from "../../hazard/hazard-level.ts";
import { parseCasNumber } from "../../identity/cas-number.ts";
import { parseUnNumber } from "../../identity/un-number.ts";
import { parseFlashPoint } from "../inventory/flash-point.ts";
import { QUANTITY_UNITS } from "./choices.ts";
import { checkFields, type Entries, type FieldErrors, type FieldRule } from "./entry.ts";
import { oneOf, required, whenGiven, wholeNumber } from "./field-rules.ts";
import { quantityForm, quantityFrom, quantitySteps } from "./quantity-entry.ts";

/** Fields of Add Chemical, by their names in the API. */
export type ChemicalField = "name" | "un_number" | "cas_number" | "quantity" | "unit" | "location_id" | "flash_point";

/**
 * Validates Add Chemical.
 *
 * @example
 * firstError(validateChemical({ name: "Chlorine" })); // { field: "location_id", problem: { code: "location.required" } }
 */
export function validateChemical(values: Entries<ChemicalField>): FieldErrors<ChemicalField> {
  return checkFields<ChemicalField>(values, [
    required("name", { code: "chemical_name.required" }),
    required("location_id", { code: "location.required" }),
    wholeNumber("location_id", { code: "location.required" }),
    ...amount,
    quantitySteps,
    unNumberForm,
    casNumberForm,
    flashPointForm,
  ]);
}

/** Fields of Edit Chemical, by their names in the API. */
export type EditChemicalField =
  | "name"
  | "un_number"
  | "cas_number"
  | "hazard_classification"
  | "quantity"
  | "unit"
  | "location_id"
  | "flash_point";

/**
 * Validates Edit Chemical: as for Add Chemical, with a hazard level from the list. The location may change.
 *
 * @param stored - the quantity on file; it is accepted unchanged even if an import gave it more decimals than the form
 *   allows
 * @example
 * hasErrors(validateChemicalEdit({ name: "Chlorine" })); // true
 */
export function validateChemicalEdit(
  values: Entries<EditChemicalField>,
  stored: number | null = null,
): FieldErrors<EditChemicalField> {
  return checkFields<EditChemicalField>(values, [
    required("name", { code: "chemical_name.required" }),
    ...amount,
    ...(stored !== null && quantityFrom(values.quantity) === stored ? [] : [quantitySteps]),
    oneOf("hazard_classification", { code: "hazard_level.not_in_list", choices: HAZARD_LEVELS }, HAZARD_LEVELS),
    unNumberForm,
    casNumberForm,
    flashPointForm,
    wholeNumber("location_id", { code: "location.required" }),
  ]);
}

/**
 * Validates the numbers in a partial change of a chemical. Omitted fields stay unchanged.
 *
 * @example
 * Object.keys(validateChemicalChanges({ cas_number: "7782-50-6" })); // ["cas_number"]
 */
export function validateChemicalChanges(
  values: Entries<"un_number" | "cas_number" | "quantity" | "unit">,
): FieldErrors<"un_number" | "cas_number" | "quantity" | "unit"> {
  return checkFields<"un_number" | "cas_number" | "quantity" | "unit">(values, [
    quantityForm,
    unNumberForm,
    casNumberForm,
  ]);
}

const amount: readonly FieldRule<"quantity" | "unit">[] = [
  required<"quantity" | "unit">("quantity", { code: "quantity.required" }),
  quantityForm,
  required<"quantity" | "unit">("unit", { code: "unit.required" }),
  oneOf<"quantity" | "unit">("unit", { code: "unit.not_in_list", choices: QUANTITY_UNITS }, QUANTITY_UNITS),
];

const casNumberForm: FieldRule<"cas_number"> = whenGiven("cas_number", (entry) =>
  parseCasNumber(String(entry)).ok ? null : { code: "import.cas_wrong", text: String(entry) },
);

/** A wrong UN number leads crews to a wrong guide, so a given number must be valid. */
const unNumberForm: FieldRule<"un_number"> = whenGiven("un_number", (entry) => {
  const parsed = parseUnNumber(String(entry));
  return parsed.ok ? null : { code: parsed.error.code };
});

const flashPointForm: FieldRule<"flash_point"> = whenGiven("flash_point", (entry) => {
  const parsed = parseFlashPoint(String(entry));
  return parsed.ok ? null : { code: parsed.error.code };
});
