import { type Caller } from "@placard/api-client";
import { loadHydrants } from "@placard/api-client/internal";
import { queryOptions } from "@tanstack/react-query";
import { hydrantCache } from "../../../lib/map/hydrant-cache.ts";
import { hydrantsOnFile } from "./places.ts";

/** Hydrants for the map with their source and loading date; offline, the last successful copy. */
export const hydrantsQuery = (api: Caller) =>
  queryOptions({
    queryKey: ["hydrants"],
    queryFn: async ({ signal }) =>
      hydrantsOnFile(
        await hydrantCache.load((cursor) =>
          api.call(
            loadHydrants,
            { query: { limit: HYDRANTS_PER_PAGE, ...(cursor !== undefined && { cursor }) } },
            { signal },
          ),
        ),
      ),
    // A copy saved on this device is always stale, so that the next use requests the server again.
    staleTime: ({ state }) => (state.data?.isCachedCopy === true ? 0 : FIVE_MINUTES_MS),
    // A city can have 100 000 hydrants: comparing them with the previous response would block the page.
    structuralSharing: false,
  });

/** Hydrants per response. The server reads them in one statement, and an embedded database answers no one meanwhile. */
const HYDRANTS_PER_PAGE = 2000;
const FIVE_MINUTES_MS = 5 * 60 * 1000;
