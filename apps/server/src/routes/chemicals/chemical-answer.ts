import type { HandlerAnswer, getChemicalsByBusiness } from "@placard/api-client";
import { loadStockGrader, readClassCodes, type StockLevel } from "@placard/hazmat-core";
import { isOneOf, QUANTITY_UNITS } from "@placard/hazmat-core/business";
import type { ChemicalRow } from "../../db/queries/chemicals.ts";
import { stockOf } from "../../db/stock-of.ts";

type InventoryChemical = HandlerAnswer<typeof getChemicalsByBusiness>["chemicals"][number];

/** Chemicals as answered, each with the level that its class text, UN and CAS number give now. */
export async function chemicalsAnswer(rows: readonly ChemicalRow[]): Promise<InventoryChemical[]> {
  const grade = await loadStockGrader();
  return rows.map((row) => chemicalOf(row, grade(stockOf(row))));
}

/** As `chemicalsAnswer`, of one row. */
export async function chemicalAnswer(row: ChemicalRow): Promise<InventoryChemical> {
  const grade = await loadStockGrader();
  return chemicalOf(row, grade(stockOf(row)));
}

function chemicalOf(row: ChemicalRow, { level, basis }: StockLevel): InventoryChemical {
  if (!isOneOf(QUANTITY_UNITS, row.unit)) throw new TypeError(`Chemical ${row.id} has the unknown unit ${row.unit}.`);
  return {
    id: row.id,
    business_id: row.business_id,
    name: row.name,
    un_number: row.un_number,
    cas_number: row.cas_number,
    hazard_classification: row.hazard_classification,
    hazard_class: classCodeOf(row.hazard_classification),
    hazard_level: level,
    level_basis: { ...basis, others: [...basis.others] },
    is_classified: level !== null,
    quantity: row.quantity,
    unit: row.unit,
    location_id: row.location_id,
    location_name: row.location_name,
    storage_location: row.location_name,
    storage_vessel: row.storage_vessel,
    quantity_per_vessel: row.quantity_per_vessel,
    manufacturer: row.manufacturer,
    nfpa: row.nfpa,
    sds_id: row.sds_id,
    client_id: row.client_id,
    version: row.version,
    updated_at: row.updated_at.toISOString(),
  };
}

/** The stored text when it is a UN class code such as `2.3 (8)`; words and levels are none. */
function classCodeOf(text: string | null): string | null {
  return text === null || readClassCodes(text) === null ? null : text;
}
