import type { InventoryChemical, SafetyDataSheet } from "@placard/api-client";
import { isSameStock, sheetKey } from "@placard/hazmat-core/business";
import { useQueries } from "@tanstack/react-query";
import { useBusinessProfile } from "../../session/SessionProvider.tsx";
import { useApi } from "../api/ApiProvider.tsx";
import { inventoryPageQuery } from "../api/business-queries.ts";

/** Most rows that one sheet is for: as many as a call may name. */
const MOST = 800;
/** Letters of a search. */
const SEARCHED = 200;

/** A row that a sheet may be for. */
export interface RowOfSubstance extends Pick<
  InventoryChemical,
  "id" | "name" | "location_name" | "room" | "cabinet" | "manufacturer"
> {
  /** A sheet of it counts already. */
  readonly hasSheet: boolean;
  /** Chosen unless a person says otherwise: it shares its sheets already, or has the same numbers, strength and manufacturer. */
  readonly agrees: boolean;
}

/**
 * The rows of the inventory that are of the same substance as a chemical, the chemical first, and those that share its
 * sheets whatever they are called now. `undefined`: not known yet.
 *
 * @param covered - rows that share its sheets
 */
export function useRowsOfSubstance(
  chemical: InventoryChemical | null,
  covered: SafetyDataSheet["covers"],
): readonly RowOfSubstance[] | undefined {
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const searches = chemical === null ? [] : [chemical.name, ...numbersOf(chemical)];
  return useQueries({
    queries: searches.map((text) =>
      inventoryPageQuery(api, business_id, { search: text.slice(0, SEARCHED), sort: "location", page_size: MOST }),
    ),
    combine: (found) => {
      if (chemical === null || found.some(({ data }) => data === undefined)) return undefined;
      const rows = found.flatMap(({ data }) => data?.chemicals ?? []).filter((row) => isSameStock(row, chemical));
      return rowsOf(chemical, rows, covered);
    },
  });
}

const numbersOf = ({ cas_number, un_number }: InventoryChemical): string[] =>
  [cas_number, un_number].filter((number) => number !== null && number !== "").map(String);

function rowsOf(
  chemical: InventoryChemical,
  found: readonly InventoryChemical[],
  covered: SafetyDataSheet["covers"],
): readonly RowOfSubstance[] {
  const shared = new Set(covered.map(({ id }) => id));
  const key = sheetKey(chemical);
  const rows = [chemical, ...found].map((row): [number, RowOfSubstance] => [
    row.id,
    {
      ...row,
      hasSheet: row.sheets.length > 0,
      agrees: row.id === chemical.id || shared.has(row.id) || (key !== null && sheetKey(row) === key),
    },
  ]);
  const byId = new Map(rows);
  for (const row of covered) {
    if (!byId.has(row.id)) byId.set(row.id, { ...row, manufacturer: null, hasSheet: true, agrees: true });
  }
  return [...byId.values()];
}
