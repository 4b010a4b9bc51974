import type { InputOf, InventoryChemical } from "@placard/api-client";
import type { updateChemical } from "@placard/api-client/internal";
import {
  explainHazardFromClass,
  HAZARD_LEVELS,
  type ChemicalMatch,
  type EveryField,
  type HazardLevel,
  type StockIdentity,
} from "@placard/hazmat-core";
import { isOneOf, sheetKey } from "@placard/hazmat-core/business";
import {
  chemicalTierValues,
  tierOfChemical,
  type ChemicalTierValues,
} from "../../../forms/tier-two/chemical-values.ts";
import { nfpaOf, nfpaValues, NO_NFPA, type NfpaValues } from "../fields/nfpa-values.ts";
import {
  NO_SHEET_FIGURES,
  sheetFiguresOf,
  sheetFigureValues,
  type SheetFigureValues,
} from "../fields/sheet-figures.ts";
import { typedForm, withStrength } from "../add/new-chemical.ts";
import type { TypedStorage } from "../fields/use-neighbours.ts";
import { readAmount } from "../fields/read-amount.ts";

/** A type, not an interface: form values allow no additional fields. */
export type EditValues = ChemicalTierValues &
  NfpaValues &
  SheetFigureValues & {
    readonly name: string;
    readonly un_number: string;
    readonly cas_number: string;
    /** The class as the site writes it: `2.3 (5.1, 8)`, a text, or a level. */
    readonly class_text: string;
    readonly location_id: string;
    /** The level chosen in this dialog; blank keeps the calculated one. */
    readonly hazard_classification: string;
    readonly quantity: string;
    readonly unit: string;
    readonly room: string;
    readonly cabinet: string;
    readonly storage_vessel: string;
    readonly quantity_per_vessel: string;
    readonly manufacturer: string;
    /** True if the user checked this quantity on site today. */
    readonly is_checked: boolean;
    /** True if the user confirmed that the shared SDSs still apply after a change of substance or manufacturer. */
    readonly keeps_sheets: boolean;
    /** Ids of other rows of the substance whose blank report fields take the values of this one. */
    readonly fills_rows: readonly string[];
  };

/** Fields that belong together in a conflict: substance, quantity, location, and report row. */
export const FIELD_GROUPS: readonly (readonly (keyof EditValues)[])[] = [
  [
    "name",
    "un_number",
    "cas_number",
    "class_text",
    "hazard_classification",
    ...(Object.keys(NO_SHEET_FIGURES) as (keyof SheetFigureValues)[]), // the substance determines all of them
    ...(Object.keys(NO_NFPA) as (keyof NfpaValues)[]), // see above
  ],
  ["quantity", "unit", "storage_vessel", "quantity_per_vessel", "is_checked"],
  ["location_id", "room", "cabinet"],
  Object.keys(chemicalTierValues(null)) as (keyof ChemicalTierValues)[], // see above
];

/** Initial values of the dialog. The level is derived from stored values until someone chooses one. */
export function editValuesOf(chemical: InventoryChemical): EditValues {
  return {
    name: chemical.name,
    un_number: chemical.un_number ?? "",
    cas_number: chemical.cas_number ?? "",
    class_text: chemical.hazard_classification ?? "",
    location_id: String(chemical.location_id),
    hazard_classification: "",
    quantity: String(chemical.quantity),
    unit: chemical.unit,
    room: chemical.room ?? "",
    cabinet: chemical.cabinet ?? "",
    storage_vessel: chemical.storage_vessel ?? "",
    quantity_per_vessel: chemical.quantity_per_vessel ?? "",
    manufacturer: chemical.manufacturer ?? "",
    is_checked: false,
    keeps_sheets: false,
    fills_rows: [],
    ...sheetFigureValues(chemical),
    ...nfpaValues(chemical.nfpa),
    ...chemicalTierValues(chemical.tier_two),
  };
}

/**
 * The fields that a chosen substance fills. Where the reference has no value, a typed value stays and a stored value is
 * cleared, since it belongs to another substance.
 */
export function filledBy(
  { name, unNumber, casNumber, hazardClass }: ChemicalMatch,
  values: EditValues,
  stored: InventoryChemical,
): Pick<EditValues, "name" | "un_number" | "cas_number" | "class_text"> {
  const typed = (text: string, before: string | null) => (text === before ? "" : text);
  return {
    name: withStrength(name, values.name),
    un_number: unNumber === null ? typed(values.un_number, stored.un_number) : typedForm(unNumber),
    cas_number: casNumber ?? typed(values.cas_number, stored.cas_number),
    class_text: hazardClass ?? typed(values.class_text, stored.hazard_classification),
  };
}

export function levelOf(values: EditValues): HazardLevel | null {
  const { hazard_classification: level } = values;
  return isOneOf(HAZARD_LEVELS, level) ? level : null;
}

/** Inputs of the hazard level after saving. */
export function stockOf(stored: InventoryChemical, values: EditValues): StockIdentity {
  return {
    classification: replacesClassification(stored, values) ? values.hazard_classification : classTextOf(stored, values),
    unNumber: values.un_number.trim(),
    casNumber: values.cas_number.trim(),
  };
}

/** The row as it will be stored, for the compatibility check. */
export function typedStorage(stored: InventoryChemical, values: EditValues): TypedStorage {
  const { classification } = stockOf(stored, values);
  return { ...values, hazard_classification: classification ?? "" };
}

/** The class text that will be stored unless a level replaces it. A text that was and is blank stays `null`. */
function classTextOf(stored: InventoryChemical, { class_text }: EditValues): string | null {
  const typed = class_text.trim();
  return typed === (stored.hazard_classification ?? "") ? stored.hazard_classification : typed;
}

/** True if saving would replace the stored classification, such as `2.3 (5.1, 8)`, with a level. */
export function replacesClassification(stored: InventoryChemical, values: EditValues): boolean {
  const level = levelOf(values);
  return level !== null && level !== explainHazardFromClass(stored.hazard_classification).level;
}

/** True if the SDSs on file may be for another product after saving. */
export function isOtherProduct(stored: InventoryChemical, values: EditValues): boolean {
  return productOf(values) !== productOf(editValuesOf(stored));
}

/** As `sheetKey`, but also defined without a manufacturer. */
function productOf(values: EditValues): string {
  const manufacturer = values.manufacturer.trim();
  return `${manufacturer === ""} ${sheetKey({ ...values, manufacturer: manufacturer === "" ? "-" : manufacturer })}`;
}

/**
 * The request body. The classification is sent only if it was retyped or another level was chosen, so that changing the
 * quantity never drops a stored class. `null` if quantity or unit is not valid.
 */
export function changesOf(stored: InventoryChemical, values: EditValues) {
  const amount = readAmount(values);
  if (amount === null) return null;
  const changes = {
    ...amount,
    name: values.name.trim(),
    un_number: values.un_number.trim(),
    cas_number: values.cas_number.trim(),
    location_id: Number(values.location_id),
    room: values.room.trim(),
    cabinet: values.cabinet.trim(),
    storage_vessel: values.storage_vessel.trim(),
    quantity_per_vessel: values.quantity_per_vessel.trim(),
    manufacturer: values.manufacturer.trim(),
    ...sheetFiguresOf(values),
    nfpa: nfpaOf(values),
    tier_two: tierOfChemical(values, stored.tier_two),
    is_checked: values.is_checked,
    keeps_sheets: values.keeps_sheets,
    fills_rows: values.fills_rows.map(Number),
    version: stored.version,
  } satisfies EveryField<Changes, "hazard_classification">;
  const { hazard_classification } = values;
  if (replacesClassification(stored, values)) return { ...changes, hazard_classification };
  const text = classTextOf(stored, values);
  return text === stored.hazard_classification ? changes : { ...changes, hazard_classification: text ?? "" };
}

type Changes = InputOf<typeof updateChemical>["body"];
