import type { InventoryChemical, Location } from "@placard/api-client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { chemicalsQuery, locationsQuery } from "../../../lib/api/business-queries.ts";

/** What a file is compared with. `read` once it is the record as it stands: not as it stood before the last import. */
export interface OnFile {
  readonly state: "reading" | "failed" | "read";
  readonly chemicals: readonly InventoryChemical[];
  readonly locations: readonly Location[];
  readonly readAgain: () => void;
}

const NO_CHEMICALS: readonly InventoryChemical[] = [];
const NO_LOCATIONS: readonly Location[] = [];

/** The inventory and the sites of a business, and whether a file may be compared with them. */
export function useOnFile(businessId: number): OnFile {
  const api = useApi();
  const queries = useQueryClient();
  const asked = [chemicalsQuery(api, businessId), locationsQuery(api, businessId)] as const;
  const chemicals = useQuery(asked[0]);
  const locations = useQuery(asked[1]);
  const hasAll = chemicals.data !== undefined && locations.data !== undefined;
  // Nothing was read yet, or something was written since.
  const isOld = asked.some(({ queryKey }) => queries.getQueryState(queryKey)?.isInvalidated !== false) || !hasAll;
  const isFetching = chemicals.isFetching || locations.isFetching;
  return {
    state: !isOld ? "read" : isFetching ? "reading" : "failed",
    chemicals: chemicals.data ?? NO_CHEMICALS,
    locations: locations.data ?? NO_LOCATIONS,
    readAgain: () => void Promise.all([chemicals.refetch(), locations.refetch()]),
  };
}
