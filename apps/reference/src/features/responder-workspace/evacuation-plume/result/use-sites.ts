import type { GeocodedLocation } from "@placard/api-client";
import { destination, type LonLat } from "@placard/hazmat-core";
import type { CountedSite, PlumeResult } from "@placard/ui";
import { useMemo } from "react";
import { roundOut, type SiteBox } from "../../../../lib/map/site-box.ts";
import { sitePoints } from "../../../../lib/map/site-points.ts";
import { useEverySite, useMayReadSites } from "../../../../lib/map/use-map-sites.ts";
import { isApproximateSite } from "../../map/places.ts";

/** Minimum radius around a release for loading sites and their points, m. */
const MIN_RADIUS_M = 5000;

/**
 * Registered sites around a release and its zones; `null` while they are not loaded or not permitted. No table then
 * claims to have counted them.
 */
export function useSitesAround(place: LonLat | null, result: PlumeResult | null): readonly GeocodedLocation[] | null {
  const [lon, lat] = result?.place.center ?? place ?? [null, null];
  const radiusM = result === null ? MIN_RADIUS_M : Math.max(MIN_RADIUS_M, reachOf(result));
  const box = useMemo(
    () => (lon === null || lat === null ? null : boxAround([lon, lat], radiusM)),
    [lon, lat, radiusM],
  );
  return useEverySite(box, { isWanted: useMayReadSites() });
}

/** The sites around a release as points. */
export function useCountedSites(result: PlumeResult | null): readonly CountedSite[] | null {
  const sites = useSitesAround(null, result);
  return useMemo(() => sites?.map(countedSite) ?? null, [sites]);
}

/** Maximum distance of a drawn zone from the release in any direction, m. */
function reachOf({ plume, circle, protective }: PlumeResult): number {
  const zones = (plume?.zones ?? []).map(({ farM }) => farM);
  return (circle?.radiusM ?? 0) + (protective?.distanceM ?? 0) + Math.max(0, ...zones);
}

function boxAround([lon, lat]: LonLat, radiusM: number): SiteBox {
  const [north, east, south, west] = [0, 90, 180, 270].map((bearing) => destination({ lon, lat }, bearing, radiusM));
  return roundOut([west?.[0] ?? lon, south?.[1] ?? lat, east?.[0] ?? lon, north?.[1] ?? lat]);
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
