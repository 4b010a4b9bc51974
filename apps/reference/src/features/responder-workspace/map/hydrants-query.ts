import { loadHydrants, type Caller } from "@placard/api-client";
import { queryOptions } from "@tanstack/react-query";
import { keptHydrants } from "../../../lib/map/kept-hydrants.ts";
import { hydrantsOnFile } from "./places.ts";

/** Hydrants with their source and the date they were read, as the map takes them; without the network the last good copy. */
export const hydrantsQuery = (api: Caller) =>
  queryOptions({
    queryKey: ["hydrants"],
    queryFn: async ({ signal }) =>
      hydrantsOnFile(
        await keptHydrants.bring((cursor) =>
          api.call(loadHydrants, { query: { limit: PAGE, ...(cursor !== undefined && { cursor }) } }, { signal }),
        ),
      ),
    // The copy of this device stands in: the server is asked again as soon as there is an occasion.
    staleTime: ({ state }) => (state.data?.isKeptCopy === true ? 0 : FIVE_MINUTES_MS),
    // A city has 100 000 of them: to compare each with the last answer would hold the page.
    structuralSharing: false,
  });

/** Hydrants in one answer: some 15 ms of reading for a page that someone works on. */
const PAGE = 10_000;
const FIVE_MINUTES_MS = 5 * 60 * 1000;
