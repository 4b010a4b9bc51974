import type { PlanPoint } from "@placard/api-client";
import type { SitePoint } from "@placard/ui/map";

/** A floor plan point that is not on the map yet. */
export interface PointToPlace extends Pick<PlanPoint, "id" | "kind" | "note"> {
  /** Name of the floor plan. */
  readonly plan: string;
}

/**
 * Floor plan points without a matching point on the map of the site. A floor plan has no coordinates, so points are
 * matched by type and note, each map point only once.
 */
export function pointsToPlace(ofPlans: readonly PointToPlace[], onMap: readonly SitePoint[]): readonly PointToPlace[] {
  const left = onMap.map(nameOf);
  return ofPlans.filter((point) => {
    const place = left.indexOf(nameOf(point));
    if (place !== -1) left.splice(place, 1);
    return place === -1;
  });
}

const nameOf = ({ kind, note }: Pick<SitePoint, "kind" | "note">): string =>
  `${kind} ${(note ?? "").trim().toLowerCase()}`;
