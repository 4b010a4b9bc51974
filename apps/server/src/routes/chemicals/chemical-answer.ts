import { setImmediate } from "node:timers/promises";
import type { getChemicalsByBusiness, HandlerAnswer } from "@placard/api-client/internal";
import { loadStockClassifier, loadStockGrader } from "@placard/hazmat-core";
import { isOneOf, QUANTITY_UNITS } from "@placard/hazmat-core/business";
import { NO_CHEMICAL_FIELDS } from "@placard/hazmat-core/regulatory";
import type { ChemicalRow } from "../../db/queries/chemicals.ts";
import { stockOf } from "../../db/stock-of.ts";

type InventoryChemical = HandlerAnswer<typeof getChemicalsByBusiness>["chemicals"][number];

/** Rating more rows in one turn of the event loop could take more than 50 ms. */
const ROWS_PER_TURN = 25;

/**
 * Chemicals as returned by the API, each with the class and level that follow from its class text, UN and CAS number.
 * Other requests are answered in between.
 */
export async function chemicalsAnswer(rows: readonly ChemicalRow[]): Promise<InventoryChemical[]> {
  const read = await loadReading();
  const chemicals: InventoryChemical[] = [];
  for (const row of rows) {
    if (chemicals.length > 0 && chemicals.length % ROWS_PER_TURN === 0) await setImmediate();
    chemicals.push(chemicalOf(row, read(row)));
  }
  return chemicals;
}

/** Same as `chemicalsAnswer`, for one row. */
export async function chemicalAnswer(row: ChemicalRow): Promise<InventoryChemical> {
  const read = await loadReading();
  return chemicalOf(row, read(row));
}

/** The result of combining a row's class text, UN and CAS number, in the format of the contract. */
type Reading = Pick<
  InventoryChemical,
  "hazard_class" | "class_basis" | "hazard_level" | "level_basis" | "is_classified"
>;

const readings = new Map<string, Reading>();
/** About 10 MB. */
const MAX_READINGS = 10_000;

/** Caches readings by class text and numbers: a large inventory has few different ones, and rating takes longer. */
async function loadReading(): Promise<(row: ChemicalRow) => Reading> {
  const [classify, grade] = await Promise.all([loadStockClassifier(), loadStockGrader()]);
  return (row) => {
    const stock = stockOf(row);
    const key = JSON.stringify([stock.classification, stock.unNumber, stock.casNumber]);
    const known = readings.get(key);
    if (known !== undefined) return known;
    const { hazardClass, basis: classBasis } = classify(stock);
    const { level, basis } = grade(stock);
    const reading = {
      hazard_class: hazardClass,
      class_basis: classBasis,
      hazard_level: level,
      level_basis: { ...basis, others: [...basis.others] },
      is_classified: level !== null,
    };
    if (readings.size === MAX_READINGS) readings.clear();
    readings.set(key, reading);
    return reading;
  };
}

function chemicalOf(row: ChemicalRow, reading: Reading): InventoryChemical {
  if (!isOneOf(QUANTITY_UNITS, row.unit)) throw new TypeError(`Chemical ${row.id} has the unknown unit ${row.unit}.`);
  return {
    id: row.id,
    business_id: row.business_id,
    name: row.name,
    un_number: row.un_number,
    cas_number: row.cas_number,
    hazard_classification: row.hazard_classification,
    packing_group: row.packing_group,
    flash_point: row.flash_point,
    ...reading,
    quantity: row.quantity,
    unit: row.unit,
    location_id: row.location_id,
    location_name: row.location_name,
    storage_location: row.location_name,
    room: row.room,
    cabinet: row.cabinet,
    storage_vessel: row.storage_vessel,
    quantity_per_vessel: row.quantity_per_vessel,
    manufacturer: row.manufacturer,
    nfpa: row.nfpa,
    // Rows written before a field existed have it as not stated.
    tier_two: row.tier_two === null ? null : { ...NO_CHEMICAL_FIELDS, ...row.tier_two },
    sheets: row.sheets,
    containers_count: row.containers_count,
    containers_first_expiry: row.containers_first_expiry,
    client_id: row.client_id,
    version: row.version,
    updated_at: row.updated_at.toISOString(),
    checked_at: row.checked_at?.toISOString() ?? null,
    checked_by: row.checked_by,
  };
}
