import { loadHydrants, type Caller } from "@placard/api-client";
import { queryOptions } from "@tanstack/react-query";

/** Hydrants with their source and the date they were read. */
export const hydrantsQuery = (api: Caller) =>
  queryOptions({
    queryKey: ["hydrants"],
    queryFn: ({ signal }) => api.call(loadHydrants, {}, { signal }),
  });
