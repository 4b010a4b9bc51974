import type { GeocodedLocation } from "@placard/api-client";
import type { CountedSite } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useApi } from "../../../../lib/api/ApiProvider.tsx";
import { allLocationsQuery } from "../../../../lib/api/app-queries.ts";
import { sitePoints } from "../../../../lib/map/site-points.ts";
import { useResponderProfile } from "../../../../session/SessionProvider.tsx";
import { isApproximateSite } from "../../map/places.ts";

/**
 * Registered sites as points; `null` while they are not loaded or not permitted. No table then claims to have counted
 * them.
 */
export function useSites(): readonly CountedSite[] | null {
  const { department_status, membership_status } = useResponderProfile();
  const api = useApi();
  const { data } = useQuery({
    ...allLocationsQuery(api),
    enabled: department_status === "verified" && membership_status === "approved",
  });
  return useMemo(() => data?.map(countedSite) ?? null, [data]);
}

const countedSite = (site: GeocodedLocation): CountedSite => ({
  lon: site.longitude,
  lat: site.latitude,
  name: site.location_name,
  business: site.business_name,
  isApproximate: isApproximateSite(site),
  people: site.number_employees ?? null,
  points: sitePoints(site),
});
