import type { InventoryChemical } from "@placard/api-client";
import {
  CONTAINER_SYNONYMS,
  EXTRA_SYNONYMS,
  flashPointText,
  NFPA_FIELDS,
  nfpaCells,
  safeCell,
  TIER_FIELDS,
  tierTwoCells,
} from "@placard/hazmat-core/business";
import { byText } from "../../../lib/api/all-chemicals.ts";

/** A cell of an export. Numbers stay numbers. */
export type ExportCell = string | number;

/** Headings that an import recognizes: see `HEADING_SYNONYMS`. */
const COLUMNS = [
  ["Chemical Name", ({ name }) => name],
  ["CAS Number", ({ cas_number }) => cas_number],
  ["UN Number", ({ un_number }) => un_number],
  ["Hazard Class", ({ hazard_classification }) => hazard_classification],
  ["Packing Group", ({ packing_group }) => packing_group],
  ["Flash Point", ({ flash_point }) => (flash_point === null ? null : flashPointText(flash_point))],
  ["Quantity", ({ quantity }) => quantity],
  ["Unit", ({ unit }) => unit],
  ["Location", ({ location_name }) => location_name],
  ["Room", ({ room }) => room],
  ["Cabinet", ({ cabinet }) => cabinet],
  ["Storage Vessel", ({ storage_vessel }) => storage_vessel],
  ["Quantity per Vessel", ({ quantity_per_vessel }) => quantity_per_vessel],
  ["Manufacturer", ({ manufacturer }) => manufacturer],
] as const satisfies readonly (readonly [string, (chemical: InventoryChemical) => ExportCell | null])[];

/** The heading row of the chemicals worksheet. */
const HEADINGS: readonly ExportCell[] = [
  ...COLUMNS.map(([heading]) => heading),
  ...[...NFPA_FIELDS, ...TIER_FIELDS].map((field) => EXTRA_SYNONYMS[field][0]),
  CONTAINER_SYNONYMS.record[0],
];

/** The inventory as rows of a worksheet, headings first. No text can run as a formula. */
export function inventorySheet(chemicals: readonly InventoryChemical[]): readonly (readonly ExportCell[])[] {
  return [HEADINGS, ...chemicals.map(sheetRow)];
}

function sheetRow(chemical: InventoryChemical): readonly ExportCell[] {
  const nfpa = nfpaCells(chemical.nfpa);
  const tier = tierTwoCells(chemical.tier_two);
  return [
    ...COLUMNS.map(([, cell]) => {
      const value = cell(chemical) ?? "";
      return typeof value === "string" ? safeCell(value) : value;
    }),
    ...NFPA_FIELDS.map((field) => safeCell(nfpa[field])),
    ...TIER_FIELDS.map((field) => safeCell(tier[field])),
    chemical.id, // the containers refer to the chemical by this id
  ];
}

/**
 * As `inventorySheet`, for an inventory loaded in pages: keeping rows takes much less memory than keeping chemicals.
 */
export async function inventorySheetOf(
  parts: AsyncIterable<readonly InventoryChemical[]>,
): Promise<readonly (readonly ExportCell[])[]> {
  const rows: { readonly name: string; readonly id: number; readonly row: readonly ExportCell[] }[] = [];
  for await (const part of parts) {
    rows.push(...part.map((chemical) => ({ name: chemical.name, id: chemical.id, row: sheetRow(chemical) })));
  }
  rows.sort((a, b) => byText(a.name, b.name) || a.id - b.id);
  return [HEADINGS, ...rows.map(({ row }) => row)];
}
