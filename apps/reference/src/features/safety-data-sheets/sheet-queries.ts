import { getSdsByBusiness, getSdsVersions, type Caller } from "@placard/api-client";
import { queryOptions } from "@tanstack/react-query";
import { chemicalsKey } from "../../lib/api/business-queries.ts";

/** The library, newest first. */
export const sheetsQuery = (api: Caller, businessId: number) =>
  queryOptions({
    queryKey: [...chemicalsKey(businessId), "safety-data-sheets"],
    queryFn: async ({ signal }) =>
      (await api.call(getSdsByBusiness, { params: { business_id: businessId } }, { signal })).sds,
  });

/** Earlier versions of one chemical's sheet, newest first. */
export const versionsQuery = (api: Caller, businessId: number, chemicalId: number) =>
  queryOptions({
    queryKey: [...chemicalsKey(businessId), "safety-data-sheets", "versions", chemicalId],
    queryFn: async ({ signal }) =>
      (await api.call(getSdsVersions, { params: { chemical_id: chemicalId } }, { signal })).sds,
  });
