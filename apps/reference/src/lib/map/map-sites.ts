import { getAllLocationsGeocoded, type Caller, type GeocodedLocation } from "@placard/api-client";
import { queryOptions } from "@tanstack/react-query";
import { boxText, WORLD, type SiteBox } from "./site-box.ts";

/** What every answer about sites on a map begins its key with. */
export const MAP_SITES = "map-sites";

/** Sites of a box, most dangerous first. */
export interface SitesOfBox {
  readonly box: SiteBox;
  readonly sites: readonly GeocodedLocation[];
  /** How many others are in the box. */
  readonly rest: number;
  readonly restByArea: readonly { readonly latitude: number; readonly longitude: number; readonly count: number }[];
}

/** Sites of one answer: none grows with the number of businesses. The server's maximum. */
const MAX_SITES = 1000;
/** Sites of a view. More could not be told apart on a map. */
const MAX_SITES_OF_VIEW = 500;

/**
 * The most dangerous sites of all businesses, as a device needs them without a network: all of them (`rest` is 0) unless
 * there are more than 1,000. For responders of a verified department, as all of these; each read is audited.
 */
export const savedSitesQuery = (api: Caller) =>
  queryOptions({
    queryKey: ["map-sites", "saved"],
    queryFn: ({ signal }) => loadPage(api, WORLD, MAX_SITES, { signal }),
  });

/** The most dangerous sites of a box, and how many others are there. */
export const sitesInBoxQuery = (api: Caller, box: SiteBox) =>
  queryOptions({
    queryKey: ["map-sites", "in-box", boxText(box)],
    queryFn: ({ signal }) => loadPage(api, box, MAX_SITES_OF_VIEW, { signal }),
  });

/** All sites of a box, page by page, for what counts them. */
export const everySiteInBoxQuery = (api: Caller, box: SiteBox) =>
  queryOptions({
    queryKey: ["map-sites", "every-in-box", boxText(box)],
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
