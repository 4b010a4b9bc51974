import type { InventoryChemical } from "@placard/api-client";
import {
  CHEMICAL_STATES,
  numberFrom,
  fieldTexts,
  isOneOf,
  quantityFrom,
  QUANTITY_UNITS,
  readHazardCodes,
  type FieldTexts,
  type ProblemWords,
} from "@placard/hazmat-core/business";
import {
  COMPOSITIONS,
  CONTAINER_TYPES,
  HAZARD_CATEGORIES,
  readParts,
  STORAGE_PRESSURES,
  STORAGE_TEMPERATURES,
  validateTierTwoChemical,
  writeParts,
} from "@placard/hazmat-core/regulatory";
import type { Messages } from "../../messages/messages.ts";
import { booleanOf, yesNoOf } from "./choices.ts";

type Stored = InventoryChemical["tier_two"];

/** Entry in the list of hazards for "none of them". */
export const NO_HAZARD = "none";

/** Form values of a chemical's Tier II section. A blank value means not stated. */
export type ChemicalTierValues = {
  readonly tier_composition: string;
  readonly tier_states: readonly string[];
  readonly tier_hazards: readonly string[];
  readonly tier_h_codes: string;
  readonly tier_ehs: string;
  readonly tier_unit: string;
  readonly tier_max: string;
  readonly tier_average: string;
  readonly tier_largest: string;
  readonly tier_density: string;
  readonly tier_days: string;
  readonly tier_container: string;
  readonly tier_pressure: string;
  readonly tier_temperature: string;
  readonly tier_fine: string;
  readonly tier_parts: string;
  readonly tier_secret: boolean;
  readonly tier_confidential: boolean;
  /** True if other values of last year's report are no longer exported. */
  readonly tier_leave_out: boolean;
};

const text = (value: number | null | undefined): string => (value == null ? "" : String(value));

export function chemicalTierValues(stored: Stored): ChemicalTierValues {
  const hazards = stored?.hazards ?? null;
  return {
    tier_composition: stored?.composition ?? "",
    tier_states: stored?.states ?? [],
    tier_hazards: hazards === null ? [] : hazards.length === 0 ? [NO_HAZARD] : hazards,
    tier_h_codes: (stored?.h_codes ?? []).join(", "),
    tier_ehs: yesNoOf(stored?.is_ehs ?? null),
    tier_unit: stored?.unit ?? "",
    tier_max: text(stored?.max_amount),
    tier_average: text(stored?.average_amount),
    tier_largest: text(stored?.largest_container),
    tier_density: text(stored?.density),
    tier_days: text(stored?.days_on_site),
    tier_container: stored?.container_type ?? "",
    tier_pressure: stored?.pressure ?? "",
    tier_temperature: stored?.temperature ?? "",
    tier_fine: yesNoOf(stored?.is_fine_solid ?? null),
    tier_parts: writeParts(stored?.parts ?? []),
    tier_secret: stored?.is_trade_secret ?? false,
    tier_confidential: stored?.is_place_confidential ?? false,
    tier_leave_out: false,
  };
}

/** The request value; `null` if nothing is stated. */
export function tierOfChemical(values: ChemicalTierValues, stored: Stored): Stored {
  const { tier_hazards: hazards } = values;
  const tier = {
    composition: choice(COMPOSITIONS, values.tier_composition),
    states: CHEMICAL_STATES.filter((state) => values.tier_states.includes(state)),
    hazards: hazards.length === 0 ? null : HAZARD_CATEGORIES.filter((category) => hazards.includes(category)),
    h_codes: [...readHazardCodes(values.tier_h_codes)],
    is_ehs: booleanOf(values.tier_ehs),
    unit: choice(QUANTITY_UNITS, values.tier_unit),
    max_amount: quantityFrom(values.tier_max),
    average_amount: quantityFrom(values.tier_average),
    largest_container: quantityFrom(values.tier_largest),
    density: numberFrom(values.tier_density),
    days_on_site: numberFrom(values.tier_days),
    container_type: choice(CONTAINER_TYPES, values.tier_container),
    pressure: choice(STORAGE_PRESSURES, values.tier_pressure),
    temperature: choice(STORAGE_TEMPERATURES, values.tier_temperature),
    is_fine_solid: booleanOf(values.tier_fine),
    parts: [...readParts(values.tier_parts)],
    is_trade_secret: values.tier_secret,
    is_place_confidential: values.tier_confidential,
    record_id: stored?.record_id ?? null,
    kept: values.tier_leave_out ? null : (stored?.kept ?? null),
  } satisfies NonNullable<Stored>;
  const isEmpty = JSON.stringify(chemicalTierValues(tier)) === JSON.stringify(chemicalTierValues(null));
  return isEmpty && tier.record_id === null && tier.kept === null ? null : tier;
}

const choice = <Value extends string>(choices: readonly Value[], value: string): Value | null =>
  isOneOf(choices, value) ? value : null;

/** Errors of the section by form field, from the rules of the core. */
export function chemicalTierProblems(
  values: ChemicalTierValues,
  texts: ProblemWords,
): FieldTexts<keyof ChemicalTierValues> {
  const found = fieldTexts(
    validateTierTwoChemical({
      unit: values.tier_unit,
      max_amount: values.tier_max,
      average_amount: values.tier_average,
      largest_container: values.tier_largest,
      density: values.tier_density,
      days_on_site: values.tier_days,
      parts: values.tier_parts,
      h_codes: values.tier_h_codes,
    }),
    texts,
  );
  const named = {
    tier_max: found.max_amount,
    tier_average: found.average_amount,
    tier_largest: found.largest_container,
    tier_density: found.density,
    tier_days: found.days_on_site,
    tier_parts: found.parts,
    tier_h_codes: found.h_codes,
  };
  return Object.fromEntries(Object.entries(named).filter(([, problem]) => problem !== undefined)) as FieldTexts<
    keyof ChemicalTierValues
  >; // `Object.fromEntries` loses the key names
}

/** Labels of the chemical section. */
export const chemicalTierLabels = (texts: Messages["tierTwo"]): Readonly<Record<keyof ChemicalTierValues, string>> => ({
  tier_composition: texts.composition,
  tier_states: texts.states,
  tier_hazards: texts.hazards,
  tier_h_codes: texts.hCodes,
  tier_ehs: texts.ehs,
  tier_unit: texts.unit,
  tier_max: texts.max,
  tier_average: texts.average,
  tier_largest: texts.largest,
  tier_density: texts.density,
  tier_days: texts.days,
  tier_container: texts.container,
  tier_pressure: texts.pressure,
  tier_temperature: texts.temperature,
  tier_fine: texts.fine,
  tier_parts: texts.parts,
  tier_secret: texts.secret,
  tier_confidential: texts.confidential,
  tier_leave_out: texts.kept.leaveOut,
});
