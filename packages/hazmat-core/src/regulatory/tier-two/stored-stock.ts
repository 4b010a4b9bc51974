import type { QuantityUnit } from "../../business/forms/choices.ts";
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
