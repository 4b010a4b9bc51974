import type { InventoryChemical } from "@placard/api-client";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { inventoryPageQuery } from "../../../lib/api/business-queries.ts";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";

/** Rows of one name at one site, which are few. */
const MOST = 100;
/** Letters of a search. */
const SEARCHED = 200;

/** A chemical as it stands on file now: what was chosen once may have been changed since, by the sheet's text among others. */
export function useAsItStands(chosen: InventoryChemical | null): InventoryChemical | null {
  const { business_id } = useBusinessProfile();
  const asked = inventoryPageQuery(useApi(), business_id, {
    search: (chosen?.name ?? "").slice(0, SEARCHED),
    ...(chosen !== null && { location_id: chosen.location_id }),
    page_size: MOST,
  });
  const { data } = useQuery({ ...asked, enabled: chosen !== null });
  return data?.chemicals.find(({ id }) => id === chosen?.id) ?? chosen;
}
