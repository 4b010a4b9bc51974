import {
  isChemicalKey,
  unDigits,
  type ChemicalKey,
  type ChemicalMatch,
  type EveryField,
  type StockIdentity,
  type UnNumber,
} from "@placard/hazmat-core";
import type { InputOf } from "@placard/api-client";
import type { insertChemical } from "@placard/api-client/internal";
import { plainTyped } from "@placard/hazmat-core/business";
import { nonBlankFields } from "../../../lib/api/non-blank-fields.ts";
import { NO_NFPA, nfpaOf, type NfpaValues } from "../fields/nfpa-values.ts";
import { NO_SHEET_FIGURES, sheetFiguresOf, type SheetFigureValues } from "../fields/sheet-figures.ts";
import { readAmount } from "../fields/read-amount.ts";

/** A type, not an interface: form values allow no additional fields. */
export type NewChemicalValues = NfpaValues &
  SheetFigureValues & {
    readonly name: string;
    readonly un_number: string;
    readonly hazard_classification: string;
    readonly quantity: string;
    readonly unit: string;
    readonly location_id: string;
    readonly room: string;
    readonly cabinet: string;
    readonly storage_vessel: string;
    readonly quantity_per_vessel: string;
    readonly manufacturer: string;
    readonly cas_number: string;
    /** From the chosen reference substance; blank without one. */
    readonly reference_key: string;
    readonly reference_name: string;
    readonly reference_un: string;
    readonly reference_class: string;
  };

export const NO_CHEMICAL: NewChemicalValues = {
  name: "",
  un_number: "",
  hazard_classification: "",
  quantity: "",
  unit: "",
  location_id: "",
  room: "",
  cabinet: "",
  storage_vessel: "",
  quantity_per_vessel: "",
  manufacturer: "",
  cas_number: "",
  reference_key: "",
  reference_name: "",
  reference_un: "",
  reference_class: "",
  ...NO_NFPA,
  ...NO_SHEET_FIGURES,
};

/**
 * The fields that a chosen substance fills. Where the reference has no value, a value from an earlier choice is cleared
 * and a typed value stays.
 */
export function filledBy(match: ChemicalMatch, values: NewChemicalValues): Partial<NewChemicalValues> {
  const typed = (text: string) => (values.reference_key === "" ? text : "");
  const name = withStrength(match.name, values.name);
  return {
    name,
    un_number: match.unNumber === null ? typed(values.un_number) : typedForm(match.unNumber),
    hazard_classification: match.hazardClass ?? typed(values.hazard_classification),
    cas_number: match.casNumber ?? typed(values.cas_number),
    reference_key: match.key,
    reference_name: name,
    reference_un: match.unNumber ?? "",
    reference_class: match.hazardClass ?? "",
  };
}

/** Appends the typed concentration to the name of a substance: `Hydrochloric acid 37%`. */
export function withStrength(name: string, typed: string): string {
  const strength = /(?<![\d.,])\d{1,3}(?:[.,]\d{1,4})?(?:\s?-\s?\d{1,3}(?:[.,]\d{1,4})?)?\s?%/u.exec(
    plainTyped(typed),
  )?.[0];
  return strength === undefined || name.includes("%") ? name : `${name} ${strength}`;
}

/** Blank values for all fields that reference data filled in. */
export const NOTHING_FILLED: Partial<NewChemicalValues> = {
  un_number: "",
  hazard_classification: "",
  cas_number: "",
  reference_key: "",
  reference_name: "",
  reference_un: "",
  reference_class: "",
};

/** The four digits that the field expects. NA numbers keep their prefix, or they would be read as UN numbers. */
export function typedForm(number: UnNumber): string {
  return number.startsWith("UN") ? unDigits(number) : number;
}

/** The chosen reference substance and its chosen transport entry. */
export interface ChosenReference {
  readonly key: ChemicalKey;
  /** As in the reference, `UN1017`; `null` if the substance has none. */
  readonly unNumber: string | null;
  readonly hazardClass: string | null;
}

/** The chosen reference, or `null`. */
export function chosenReference(values: NewChemicalValues): ChosenReference | null {
  const key = values.reference_key;
  if (!isChemicalKey(key)) return null;
  return { key, unNumber: values.reference_un || null, hazardClass: values.reference_class || null };
}

/** True if the typed name differs from the name of the chosen substance. */
export function isRenamed(values: NewChemicalValues): boolean {
  return values.reference_key !== "" && values.name.trim() !== values.reference_name;
}

/** Inputs of the hazard level: the current form values. */
export function stockOf(values: NewChemicalValues): StockIdentity {
  const { hazard_classification: classification, un_number: unNumber, cas_number: casNumber } = values;
  return { classification, unNumber, casNumber };
}

type NewChemical = InputOf<typeof insertChemical>["body"];
type Needed = Pick<NewChemical, "quantity" | "unit" | "location_id" | "name">;

/** Tier II fields are entered by an edit later. */
type OmittedField = "tier_two";

/** The request body from the form values. `null` if quantity or unit is not valid. */
export function newChemicalOf(values: NewChemicalValues) {
  const amount = readAmount(values);
  if (amount === null) return null;
  const { un_number, cas_number, hazard_classification, storage_vessel, quantity_per_vessel, manufacturer } = values;
  const { room, cabinet } = values;
  const texts = {
    un_number,
    hazard_classification,
    room,
    cabinet,
    storage_vessel,
    quantity_per_vessel,
    manufacturer,
    cas_number,
  } satisfies EveryField<NewChemical, keyof Needed | "nfpa" | keyof SheetFigureValues | OmittedField, string>;
  const needed: Needed = { ...amount, location_id: Number(values.location_id), name: values.name.trim() };
  const nfpa = nfpaOf(values);
  const { packing_group, flash_point } = sheetFiguresOf(values);
  return {
    ...needed,
    ...nonBlankFields(texts),
    ...(packing_group !== null && { packing_group }),
    ...(flash_point !== null && { flash_point }),
    ...(nfpa !== null && { nfpa }),
  };
}
