import { getSdsByBusiness, type Caller } from "@placard/api-client";
import { queryOptions } from "@tanstack/react-query";
import { businessKey } from "../../lib/business-queries.ts";

/** The library, newest first. */
export const sheetsQuery = (api: Caller, businessId: number) =>
  queryOptions({
    queryKey: [...businessKey(businessId), "chemicals", "safety-data-sheets"],
    queryFn: async ({ signal }) =>
      (await api.call(getSdsByBusiness, { params: { business_id: businessId } }, { signal })).sds,
  });
