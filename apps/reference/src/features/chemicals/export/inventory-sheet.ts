import type { InventoryChemical } from "@placard/api-client";
import { safeCell } from "@placard/hazmat-core/business";

/** A cell of an export. A number stays one. */
export type ExportCell = string | number;

/** Headings that an import knows again: see `HEADING_SYNONYMS`. */
const COLUMNS = [
  ["Chemical Name", ({ name }) => name],
  ["CAS Number", ({ cas_number }) => cas_number],
  ["UN Number", ({ un_number }) => un_number],
  ["Hazard Class", ({ hazard_classification }) => hazard_classification],
  ["Quantity", ({ quantity }) => quantity],
  ["Unit", ({ unit }) => unit],
  ["Location", ({ location_name }) => location_name],
  ["Room", ({ room }) => room],
  ["Cabinet", ({ cabinet }) => cabinet],
  ["Storage Vessel", ({ storage_vessel }) => storage_vessel],
  ["Quantity per Vessel", ({ quantity_per_vessel }) => quantity_per_vessel],
  ["Manufacturer", ({ manufacturer }) => manufacturer],
] as const satisfies readonly (readonly [string, (chemical: InventoryChemical) => ExportCell | null])[];

/** The inventory as rows of a sheet, its headings first. No text can run as a formula. */
export function inventorySheet(chemicals: readonly InventoryChemical[]): readonly (readonly ExportCell[])[] {
  return [
    COLUMNS.map(([heading]) => heading),
    ...chemicals.map((chemical) =>
      COLUMNS.map(([, cell]) => {
        const value = cell(chemical) ?? "";
        return typeof value === "string" ? safeCell(value) : value;
      }),
    ),
  ];
}
