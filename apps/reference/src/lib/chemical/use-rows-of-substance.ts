import type { InventoryChemical, SafetyDataSheet } from "@placard/api-client";
import { isSameStock, sheetKey } from "@placard/hazmat-core/business";
import { useQueries } from "@tanstack/react-query";
import { useBusinessProfile } from "../../session/SessionProvider.tsx";
import { useApi } from "../api/ApiProvider.tsx";
import { inventoryPageQuery } from "../api/business-queries.ts";

/** Maximum rows per SDS: as many as a call may name. */
const MAX_ROWS = 800;
/** Maximum length of a search text. */
const SEARCHED = 200;

/** A row that an SDS may apply to. */
export interface RowOfSubstance extends Pick<
  InventoryChemical,
  "id" | "name" | "location_name" | "room" | "cabinet" | "manufacturer"
> {
  /** True if the row has a current SDS. */
  readonly hasSheet: boolean;
  /**
   * True if selected by default: the row already shares the chemical's SDSs, or has the same numbers, concentration and
   * manufacturer.
   */
  readonly agrees: boolean;
}

/**
 * The inventory rows of the same substance as a chemical, starting with the chemical, and the rows that share its SDSs
 * under any name. `undefined` while loading.
 *
 * @param covered - rows that share the chemical's SDSs
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
      inventoryPageQuery(api, business_id, { search: text.slice(0, SEARCHED), sort: "location", page_size: MAX_ROWS }),
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
