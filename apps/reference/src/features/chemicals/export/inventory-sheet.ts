import type { InventoryChemical } from "@placard/api-client";
import {
  EXTRA_SYNONYMS,
  NFPA_FIELDS,
  nfpaCells,
  safeCell,
  TIER_FIELDS,
  tierTwoCells,
} from "@placard/hazmat-core/business";

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
    [
      ...COLUMNS.map(([heading]) => heading),
      ...[...NFPA_FIELDS, ...TIER_FIELDS].map((field) => EXTRA_SYNONYMS[field][0]),
    ],
    ...chemicals.map((chemical) => {
      const nfpa = nfpaCells(chemical.nfpa);
      const tier = tierTwoCells(chemical.tier_two);
      return [
        ...COLUMNS.map(([, cell]) => {
          const value = cell(chemical) ?? "";
          return typeof value === "string" ? safeCell(value) : value;
        }),
        ...NFPA_FIELDS.map((field) => safeCell(nfpa[field])),
        ...TIER_FIELDS.map((field) => safeCell(tier[field])),
      ];
    }),
  ];
}
