import type { Location, SitePoint as PointOfSite } from "@placard/api-client";
import { isApproximatePlace, type LonLat } from "@placard/hazmat-core";
import { formatMoment } from "@placard/ui";
import type { SitePoint } from "@placard/ui/business";

/**
 * What a business set on the map of a site, as it is shown. What a device kept of an earlier version has no points: then
 * none is drawn.
 */
export function sitePoints({ points = [] }: { readonly points?: readonly PointOfSite[] }): readonly SitePoint[] {
  return points.map(({ id, kind, latitude, longitude, note, updated_by, updated_at }) => ({
    id,
    kind,
    center: [longitude, latitude] as const,
    note,
    ...(updated_by !== null && { setBy: `${updated_by}, ${formatMoment(updated_at)}` }),
  }));
}

/** Pin of a site; `null` without one, or if it is only the middle of a town. */
export function pinOf({
  longitude,
  latitude,
  precision,
}: Pick<Location, "longitude" | "latitude" | "precision">): LonLat | null {
  return longitude === null || latitude === null || isApproximatePlace(precision) ? null : [longitude, latitude];
}
