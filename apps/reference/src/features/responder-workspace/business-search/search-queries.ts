import { type Caller } from "@placard/api-client";
import { getPicturesByLocation, searchBusinesses } from "@placard/api-client/internal";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { isBusinessId } from "./business-facts.ts";

/** Businesses for a search term, page by page. Offline it fails immediately instead of waiting. */
export const businessMatchesQuery = (api: Caller, term: string) =>
  infiniteQueryOptions({
    queryKey: ["business-matches", term],
    queryFn: async ({ signal, pageParam: cursor }) => {
      const { businesses, next_cursor } = await api.call(
        searchBusinesses,
        { query: { query: term, ...(cursor !== null && { cursor }) } },
        { signal },
      );
      return { matches: businesses.filter(({ business_id }) => isBusinessId(business_id)), next: next_cursor ?? null };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** The pictures of one location. */
export const picturesQuery = (api: Caller, locationId: number) =>
  queryOptions({
    queryKey: ["pictures", locationId],
    queryFn: async ({ signal }) =>
      (await api.call(getPicturesByLocation, { params: { location_id: locationId } }, { signal })).pictures,
  });
