import { type Caller } from "@placard/api-client";
import { getPicturesByLocation } from "@placard/api-client/internal";
import { queryOptions } from "@tanstack/react-query";
import { businessKey } from "../../lib/api/business-queries.ts";

/** Pictures of one location. Their key is below the locations: a change of locations reloads them too. */
export const picturesQuery = (api: Caller, businessId: number, locationId: number) =>
  queryOptions({
    queryKey: [...businessKey(businessId), "locations", locationId, "pictures"],
    queryFn: async ({ signal }) =>
      (await api.call(getPicturesByLocation, { params: { location_id: locationId } }, { signal })).pictures,
  });
