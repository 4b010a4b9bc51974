import {
  getAllLocationsGeocoded,
  getConfig,
  getDepartment,
  type Caller,
  type GeocodedLocation,
} from "@placard/api-client";
import { queryOptions } from "@tanstack/react-query";

/** The server's configuration: map, providers, demo sign-ins. Changes only when the server restarts. */
export const configQuery = (api: Caller) =>
  queryOptions({
    queryKey: ["config"],
    queryFn: ({ signal }) => api.call(getConfig, {}, { signal }),
    staleTime: Infinity,
  });

export const departmentQuery = (api: Caller, departmentId: number) =>
  queryOptions({
    queryKey: ["department", departmentId],
    queryFn: async ({ signal }) =>
      (await api.call(getDepartment, { params: { department_id: departmentId } }, { signal })).department,
  });

/** Sites per response, so that no response grows with the number of businesses. */
const SITES_OF_A_PAGE = 1000;

/**
 * Sites of all businesses as map points, loaded page by page in full, because a device without a network needs all of
 * them. For responders of a verified department; each request is audited.
 */
export const allLocationsQuery = (api: Caller) =>
  queryOptions({
    queryKey: ["all-locations-geocoded"],
    queryFn: async ({ signal }) => {
      const sites: GeocodedLocation[] = [];
      let cursor: string | undefined;
      do {
        const query = { limit: SITES_OF_A_PAGE, ...(cursor !== undefined && { cursor }) };
        const page = await api.call(getAllLocationsGeocoded, { query }, { signal });
        sites.push(...page.geocoded_locations);
        cursor = page.next_cursor;
      } while (cursor !== undefined);
      return sites;
    },
  });
