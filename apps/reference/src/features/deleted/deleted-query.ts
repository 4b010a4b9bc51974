import { type Caller } from "@placard/api-client";
import { getDeletedRecords } from "@placard/api-client/internal";
import { queryOptions } from "@tanstack/react-query";
import { businessKey } from "../../lib/api/business-queries.ts";

/** Records that a business can restore. */
export const deletedQuery = (api: Caller, businessId: number) =>
  queryOptions({
    queryKey: [...businessKey(businessId), "deleted"],
    queryFn: async ({ signal }) =>
      (await api.call(getDeletedRecords, { params: { business_id: businessId } }, { signal })).records,
    staleTime: 0, // deletions elsewhere do not invalidate this list
  });
