import { getPicturesByLocation, searchBusinesses, type Caller } from "@placard/api-client";
import { queryOptions } from "@tanstack/react-query";
import { isBusinessId } from "./business-facts.ts";

/** Businesses for a term that is not blank. Offline it fails at once rather than wait. */
export const businessMatchesQuery = (api: Caller, term: string) =>
  queryOptions({
    queryKey: ["business-matches", term],
    queryFn: async ({ signal }) => {
      const { businesses } = await api.call(searchBusinesses, { query: { query: term } }, { signal });
      return businesses.filter(({ business_id }) => isBusinessId(business_id));
    },
  });

/** The pictures of one location. */
export const picturesQuery = (api: Caller, locationId: number) =>
  queryOptions({
    queryKey: ["pictures", locationId],
    queryFn: async ({ signal }) =>
      (await api.call(getPicturesByLocation, { params: { location_id: locationId } }, { signal })).pictures,
  });
