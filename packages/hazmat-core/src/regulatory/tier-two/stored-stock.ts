import type { QuantityUnit } from "../../business/forms/choices.ts";
import type { TierTwoChemical } from "./tier-two-fields.ts";

/** A row of an inventory with what a report asks of it. */
export interface StoredStock {
  readonly id: number;
  readonly name: string;
  readonly casNumber: string | null;
  readonly unNumber: string | null;
  /** On file now, in `unit`. */
  readonly quantity: number;
  readonly unit: QuantityUnit;
  /** The place in the facility, in words. */
  readonly place: string;
  readonly fields: TierTwoChemical;
}

/** What stands between the record and an answer. Each names the field to fill in. */
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
