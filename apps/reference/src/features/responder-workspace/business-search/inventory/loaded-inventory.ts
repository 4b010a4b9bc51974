import type { InventoryChemical } from "@placard/api-client";
import { HAZARD_MARKS, type HazardMark } from "@placard/hazmat-core";
import { typedUnDigits } from "@placard/hazmat-core/business";
import type { QueryClient } from "@tanstack/react-query";
import { chemicalsKey, type InventoryPage } from "../../../../lib/api/business-queries.ts";
import { chemicalMark } from "../../../../lib/chemical/chemical-mark.ts";

/** Filters of an inventory. An omitted filter matches everything. */
export interface RowFilters {
  readonly search: string;
  readonly level: HazardMark | null;
  readonly location: number | null;
}

/** All rows of an inventory that any search has loaded on this device, each in its latest version. */
export function loadedInventory(queries: QueryClient, businessId: number): readonly InventoryChemical[] {
  const pages = queries.getQueriesData<InventoryPage>({ queryKey: [...chemicalsKey(businessId), "page"] });
  const rows = new Map<number, InventoryChemical>();
  for (const row of pages.flatMap(([, page]) => page?.chemicals ?? [])) {
    const known = rows.get(row.id);
    if (known === undefined || known.updated_at < row.updated_at) rows.set(row.id, row);
  }
  return [...rows.values()];
}

/** The matching rows in the order of the server: most dangerous first, then by name. */
export function matchingRows(
  rows: readonly InventoryChemical[],
  { search, level, location }: RowFilters,
): readonly InventoryChemical[] {
  const text = search.toLowerCase();
  const number = typedUnDigits(search);
  return rows
    .filter(
      (row) =>
        (level === null || chemicalMark(row) === level) &&
        (location === null || row.location_id === location) &&
        ((number !== null && row.un_number?.startsWith(number) === true) ||
          [row.name, row.un_number, row.cas_number, row.room, row.cabinet, row.location_name].some(
            (part) => part?.toLowerCase().includes(text) === true,
          )),
    )
    .toSorted((a, b) => rankOf(a) - rankOf(b) || a.name.localeCompare(b.name));
}

const rankOf = (row: InventoryChemical): number => HAZARD_MARKS.indexOf(chemicalMark(row));
