import { type Caller, type GeocodedLocation } from "@placard/api-client";
import { getAllLocationsGeocoded } from "@placard/api-client/internal";
import { queryOptions } from "@tanstack/react-query";
import { boxText, WORLD, type SiteBox } from "./site-box.ts";

/** Start of the query keys of all sites on maps. */
export const MAP_SITES = "map-sites";

/** Sites of a box, most dangerous first. */
export interface SitesOfBox {
  readonly box: SiteBox;
  readonly sites: readonly GeocodedLocation[];
  /** Number of other sites in the box. */
  readonly rest: number;
  readonly restByArea: readonly { readonly latitude: number; readonly longitude: number; readonly count: number }[];
}

/** Sites per response, so that no response grows with the number of businesses. The server's maximum. */
const MAX_SITES = 1000;
/** Maximum number of sites per view. More markers would overlap. */
const MAX_SITES_OF_VIEW = 500;

/**
 * The most dangerous sites of all businesses, saved for use without a network: all sites (`rest` is 0) unless there are
 * more than 1,000. Like every query of sites, for responders of a verified department only, and audited.
 */
export const savedSitesQuery = (api: Caller) =>
  queryOptions({
    queryKey: [MAP_SITES, "saved"],
    queryFn: ({ signal }) => loadPage(api, WORLD, MAX_SITES, { signal }),
  });

/** The most dangerous sites of a box, with the number of others. */
export const sitesInBoxQuery = (api: Caller, box: SiteBox) =>
  queryOptions({
    queryKey: [MAP_SITES, "in-box", boxText(box)],
    queryFn: ({ signal }) => loadPage(api, box, MAX_SITES_OF_VIEW, { signal }),
  });

/** All sites of a box, loaded page by page, for counts. */
export const everySiteInBoxQuery = (api: Caller, box: SiteBox) =>
  queryOptions({
    queryKey: [MAP_SITES, "every-in-box", boxText(box)],
    queryFn: async ({ signal }): Promise<SitesOfBox> => {
      const sites = new Map<number, GeocodedLocation>();
      let cursor: string | undefined;
      do {
        const page = await loadPage(api, box, MAX_SITES, { signal, ...(cursor !== undefined && { cursor }) });
        for (const site of page.sites) sites.set(site.location_id, site);
        cursor = page.next;
      } while (cursor !== undefined);
      return { box, sites: [...sites.values()], rest: 0, restByArea: [] };
    },
  });

interface PageOptions {
  readonly signal: AbortSignal;
  readonly cursor?: string;
}

async function loadPage(
  api: Caller,
  box: SiteBox,
  limit: number,
  { signal, cursor }: PageOptions,
): Promise<SitesOfBox & { readonly next?: string }> {
  const query = { bbox: boxText(box), limit, ...(cursor !== undefined && { cursor }) };
  const answer = await api.call(getAllLocationsGeocoded, { query }, { signal });
  return {
    box,
    sites: answer.geocoded_locations,
    rest: answer.rest ?? 0,
    restByArea: answer.rest_by_area ?? [],
    ...(answer.next_cursor !== undefined && { next: answer.next_cursor }),
  };
}
