import { loadHydrants, type Caller } from "@placard/api-client";
import { queryOptions } from "@tanstack/react-query";
import { hydrantsOnFile } from "./places.ts";

/** Hydrants with their source and the date they were read, as the map takes them. */
export const hydrantsQuery = (api: Caller) =>
  queryOptions({
    queryKey: ["hydrants"],
    queryFn: async ({ signal }) => hydrantsOnFile(await api.call(loadHydrants, {}, { signal })),
    // A city has 100 000 of them: to compare each with the last answer would hold the page.
    structuralSharing: false,
  });
