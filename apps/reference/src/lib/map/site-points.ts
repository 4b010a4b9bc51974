import type { SitePoint as PointOfSite } from "@placard/api-client";
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
