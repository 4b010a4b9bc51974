import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { inventoryPageQuery, inventorySummaryQuery, locationsQuery } from "../../../lib/api/business-queries.ts";
import type { SheetsSearch } from "../../../lib/search-params.ts";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { sheetsPageQuery } from "../sheet-queries.ts";

/** Maximum number of chemicals without an SDS that are named. */
const MAX_NAMED = 4;

/** The requested page of the library and its totals; each `undefined` until loaded. */
export function useLibrary({ site, ...filters }: SheetsSearch) {
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const page = useQuery(
    sheetsPageQuery(api, business_id, { ...filters, ...(site !== undefined && { location_id: site }) }),
  );
  const summary = useQuery(inventorySummaryQuery(api, business_id));
  const missing = useQuery(
    inventoryPageQuery(api, business_id, {
      attention: "no_sheet",
      sort: "name",
      direction: "ascending",
      page_size: MAX_NAMED,
    }),
  );
  const locations = useQuery(locationsQuery(api, business_id));
  const chemicals = summary.data?.chemicals;
  return {
    page: page.data,
    /** True while the previous page is shown and the next one loads. */
    isTurning: page.isPlaceholderData,
    /** Number of chemicals on file. */
    chemicals,
    /** The chemicals without an SDS: the first ones by name, and the total. */
    missing: missing.data && { first: missing.data.chemicals, count: missing.data.total },
    locations: locations.data,
    /** Data that the page requires. */
    queries: [page, summary, missing],
    /** True if there is an SDS and a chemical. */
    isBegun: (chemicals ?? 0) > 0 && (page.data?.library.sheets ?? 0) > 0,
  };
}

export type Library = ReturnType<typeof useLibrary>;
