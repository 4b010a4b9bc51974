import { getPicturesByLocation, type Caller } from "@placard/api-client";
import { queryOptions } from "@tanstack/react-query";
import { businessKey } from "../../lib/api/business-queries.ts";

/** The pictures of one location, below the locations: whoever changes those makes these be read again too. */
export const picturesQuery = (api: Caller, businessId: number, locationId: number) =>
  queryOptions({
    queryKey: [...businessKey(businessId), "locations", locationId, "pictures"],
    queryFn: async ({ signal }) =>
      (await api.call(getPicturesByLocation, { params: { location_id: locationId } }, { signal })).pictures,
  });
