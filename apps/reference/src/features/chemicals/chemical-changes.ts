import type { InventoryChemical } from "@placard/api-client";
import { explainHazardFromClass, HAZARD_LEVELS, type HazardLevel, type StockIdentity } from "@placard/hazmat-core";
import { isOneOf } from "@placard/hazmat-core/business";
import { readAmount } from "./read-amount.ts";

/** A type, not an interface: the form's values must have no field beside these. */
export type EditValues = {
  readonly name: string;
  readonly un_number: string;
  /** The level that was chosen here; blank: the one that is worked out stays. */
  readonly hazard_classification: string;
  readonly quantity: string;
  readonly unit: string;
};

/** What the dialog starts with. Nobody has chosen a level yet: the one that is shown follows from what is stored. */
export function editValuesOf(chemical: InventoryChemical): EditValues {
  return {
    name: chemical.name,
    un_number: chemical.un_number ?? "",
    hazard_classification: "",
    quantity: String(chemical.quantity),
    unit: chemical.unit,
  };
}

export function levelOf(values: EditValues): HazardLevel | null {
  const { hazard_classification: level } = values;
  return isOneOf(HAZARD_LEVELS, level) ? level : null;
}

/** What the level will be worked out from once this is saved. */
export function stockOf(stored: InventoryChemical, values: EditValues): StockIdentity {
  return {
    classification: replacesClassification(stored, values)
      ? values.hazard_classification
      : stored.hazard_classification,
    unNumber: values.un_number.trim(),
    casNumber: stored.cas_number,
  };
}

/** Whether saving would put a level in place of the stored classification, such as `2.3 (5.1, 8)`. */
export function replacesClassification(stored: InventoryChemical, values: EditValues): boolean {
  const level = levelOf(values);
  return level !== null && level !== explainHazardFromClass(stored.hazard_classification).level;
}

/**
 * What is sent: the classification only when another level was chosen, so that a stored class is never lost by a change
 * of the quantity. `null` when quantity or unit is not one.
 */
export function changesOf(stored: InventoryChemical, values: EditValues) {
  const amount = readAmount(values);
  if (amount === null) return null;
  return {
    ...amount,
    name: values.name.trim(),
    un_number: values.un_number.trim(),
    ...(replacesClassification(stored, values) && { hazard_classification: values.hazard_classification }),
    version: stored.version,
  };
}
