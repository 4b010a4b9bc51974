import type { QuantityUnit } from "../../business/forms/choices.ts";
import { withCasHyphens } from "../../identity/cas-number.ts";
import type { TierTwoChemical } from "./tier-two-fields.ts";

/** An inventory row with the data for a report. */
export interface StoredStock {
  readonly id: number;
  readonly name: string;
  readonly casNumber: string | null;
  readonly unNumber: string | null;
  /** Current quantity, in `unit`. */
  readonly quantity: number;
  readonly unit: QuantityUnit;
  /** Storage location in the facility, as text. */
  readonly place: string;
  readonly fields: TierTwoChemical;
}

/** The row with hyphens in its CAS numbers: rows of one substance are added up by that number. */
export function withHyphenatedNumbers(stock: StoredStock): StoredStock {
  const { casNumber, fields } = stock;
  const hyphenated = (number: string | null): string | null => number && withCasHyphens(number);
  const parts = fields.parts.map((part) => ({ ...part, cas_number: hyphenated(part.cas_number) }));
  return { ...stock, casNumber: hyphenated(casNumber), fields: { ...fields, parts } };
}

/** Data missing for an answer. Each names the field to fill in. */
export const STOCK_GAPS = [
  "composition",
  "state",
  "solid_form",
  "strength",
  "density",
  "parts",
  "part_share",
  "carcinogen",
  "max_amount",
  "station",
] as const;

/** An entry of `STOCK_GAPS`. */
export type StockGap = (typeof STOCK_GAPS)[number];
