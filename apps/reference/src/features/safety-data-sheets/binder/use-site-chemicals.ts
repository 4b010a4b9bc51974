import type { Location } from "@placard/api-client";
import { queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import { type Caller } from "@placard/api-client";
import { getInventoryPage, getSdsPage } from "@placard/api-client/internal";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { chemicalsKey } from "../../../lib/api/business-queries.ts";
import { allPages } from "../../../lib/api/all-pages.ts";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import type { SiteChemicals } from "./binder-of-site.ts";

/** Chemicals of one site and their SDSs, loaded page by page for the binder. */
const siteChemicalsQuery = (api: Caller, businessId: number, site: Location | undefined) =>
  queryOptions({
    queryKey: [...chemicalsKey(businessId), "safety-data-sheets", "binder", site?.id],
    queryFn:
      site === undefined
        ? skipToken
        : async ({ signal }): Promise<SiteChemicals> => {
            const location_id = site.id;
            const [chemicals, sheets] = await Promise.all([
              allPages(
                (page) =>
                  api.call(
                    getInventoryPage,
                    {
                      params: { id: businessId },
                      query: { location_id, sort: "name", direction: "ascending", ...page },
                    },
                    { signal },
                  ),
                (page) => page.chemicals,
              ),
              allPages(
                (page) =>
                  api.call(
                    getSdsPage,
                    { params: { business_id: businessId }, query: { location_id, ...page } },
                    { signal },
                  ),
                (page) => page.sds,
              ),
            ]);
            return { site, chemicals, sheets };
          },
  });

/** As `siteChemicalsQuery`; loads nothing until a site is chosen. */
export function useSiteChemicals(site: Location | undefined) {
  const { business_id } = useBusinessProfile();
  return useQuery(siteChemicalsQuery(useApi(), business_id, site));
}
