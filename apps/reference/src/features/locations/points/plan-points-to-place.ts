import type { PlanPoint } from "@placard/api-client";
import type { SitePoint } from "@placard/ui/business";

/** A point of a floor plan that stands on no map yet. */
export interface PointToPlace extends Pick<PlanPoint, "id" | "kind" | "note"> {
  /** Name of the floor plan. */
  readonly plan: string;
}

/**
 * The points of floor plans that the map of their site has none for. A plan says nothing of the ground, so only what a
 * point is can tell: one with the same note of the same kind on the map is taken for it, each for one.
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
