import { HAZARD_LEVELS } from "../../hazard/hazard-level.ts";
import { parseCasNumber } from "../../identity/cas-number.ts";
import { parseUnNumber } from "../../identity/un-number.ts";
import { QUANTITY_UNITS } from "./choices.ts";
import { checkFields, type Entries, type FieldErrors, type FieldRule } from "./entry.ts";
import { numberWhere, oneOf, required, whenGiven, wholeNumber } from "./field-rules.ts";

/** Fields of Add Chemical, by their wire names. */
export type ChemicalField = "name" | "un_number" | "quantity" | "unit" | "location_id";

/**
 * Add Chemical.
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
    unNumberForm,
  ]);
}

/** Fields of Edit Chemical, by their wire names. */
export type EditChemicalField =
  | "name"
  | "un_number"
  | "cas_number"
  | "hazard_classification"
  | "quantity"
  | "unit"
  | "location_id";

/**
 * Edit Chemical: as Add Chemical, with a level from the list; the location may be another one.
 *
 * @example
 * hasErrors(validateChemicalEdit({ name: "Chlorine" })); // true
 */
export function validateChemicalEdit(values: Entries<EditChemicalField>): FieldErrors<EditChemicalField> {
  return checkFields<EditChemicalField>(values, [
    required("name", { code: "chemical_name.required" }),
    ...amount,
    oneOf("hazard_classification", { code: "hazard_level.not_in_list", choices: HAZARD_LEVELS }, HAZARD_LEVELS),
    unNumberForm,
    casNumberForm,
    wholeNumber("location_id", { code: "location.required" }),
  ]);
}

const amount: readonly FieldRule<"quantity" | "unit">[] = [
  required<"quantity" | "unit">("quantity", { code: "quantity.required" }),
  numberWhere<"quantity" | "unit">("quantity", { code: "quantity.not_a_number" }, (value) => value >= 0),
  required<"quantity" | "unit">("unit", { code: "unit.required" }),
  oneOf<"quantity" | "unit">("unit", { code: "unit.not_in_list", choices: QUANTITY_UNITS }, QUANTITY_UNITS),
];

const casNumberForm: FieldRule<"cas_number"> = whenGiven("cas_number", (entry) =>
  parseCasNumber(String(entry)).ok ? null : { code: "import.cas_wrong", text: String(entry) },
);

/** A wrong UN number leads crews to a wrong guide, so one that is given must be one. */
const unNumberForm: FieldRule<"un_number"> = whenGiven("un_number", (entry) => {
  const parsed = parseUnNumber(String(entry));
  return parsed.ok ? null : { code: parsed.error.code };
});
