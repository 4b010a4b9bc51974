import { HAZARD_MARKS, type HazardMark } from "@placard/hazmat-core";
import type { InventorySort } from "@placard/hazmat-core/business";
import type { InventoryColumn } from "@placard/ui";

/** What can be filtered by: every level and unknown, and not graded where something is. */
export function filterMarks(
  counts: Readonly<Record<HazardMark, number>>,
  chosen: HazardMark | null,
): readonly HazardMark[] {
  return HAZARD_MARKS.filter((mark) => mark !== "not_graded" || counts[mark] > 0 || chosen === mark);
}

/** The column that shows what the rows are ordered by; `null`: none does. */
export function columnOf(sort: InventorySort): InventoryColumn | null {
  return (Object.keys(SORT_OF) as (keyof typeof SORT_OF)[]).find((column) => SORT_OF[column] === sort) ?? null; // its keys
}

/** What a column is ordered by. */
export function sortOf(column: InventoryColumn): InventorySort {
  return SORT_OF[column];
}

const SORT_OF = {
  name: "name",
  unNumber: "un_number",
  hazardLevel: "hazard",
  hazardClass: "hazard",
  location: "location",
  quantity: "quantity",
} as const satisfies Record<InventoryColumn, InventorySort>;
