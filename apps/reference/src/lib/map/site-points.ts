import type { Location, SitePoint as PointOfSite } from "@placard/api-client";
import { isApproximatePlace, type LonLat } from "@placard/hazmat-core";
import { formatMoment } from "@placard/ui/internal";
import type { SitePoint } from "@placard/ui/map";

/**
 * Converts the map points of a site for display. Data stored by an earlier app version has no points, so none are
 * drawn.
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

/** Pin of a site; `null` if there is none or if it is only the centre of a town. */
export function pinOf({
  longitude,
  latitude,
  precision,
}: Pick<Location, "longitude" | "latitude" | "precision">): LonLat | null {
  return longitude === null || latitude === null || isApproximatePlace(precision) ? null : [longitude, latitude];
}
