import type { StockIdentity } from "@placard/hazmat-core";
import type { ChemicalTable } from "./schema/sites.ts";

/** The columns that decide how dangerous a chemical is. The level is calculated when read, never stored. */
export function stockOf(
  row: Readonly<Pick<ChemicalTable, "hazard_classification" | "un_number" | "cas_number">>,
): StockIdentity {
  return { classification: row.hazard_classification, unNumber: row.un_number, casNumber: row.cas_number };
}
