import type { InventoryChemical } from "@placard/api-client";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { inventoryPageQuery } from "../../../lib/api/business-queries.ts";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";

/** Maximum number of rows; few rows share a name and site. */
const MAX_ROWS = 100;
/** Maximum length of the search text. */
const SEARCHED = 200;

/** The current record of a chosen chemical, which may have changed since, for example by values from the SDS. */
export function useCurrentChemical(chosen: InventoryChemical | null): InventoryChemical | null {
  const { business_id } = useBusinessProfile();
  const query = inventoryPageQuery(useApi(), business_id, {
    search: (chosen?.name ?? "").slice(0, SEARCHED),
    ...(chosen !== null && { location_id: chosen.location_id }),
    page_size: MAX_ROWS,
  });
  const { data } = useQuery({ ...query, enabled: chosen !== null });
  return data?.chemicals.find(({ id }) => id === chosen?.id) ?? chosen;
}
