/**
 * Points that can be marked on a floor plan for crews, named as in pre-incident plans [NFPA 170, NAPSG]. The symbols
 * are drawn by `PlanSymbol` of `@placard/ui`.
 */
export const PLAN_POINT_KINDS = [
  "key_box",
  "fire_department_connection",
  "gas_shutoff",
  "electric_shutoff",
  "water_shutoff",
  "hydrant",
  "riser",
  "tank",
  "sds_cabinet",
  "assembly_point",
] as const;

/** Kind of point on a floor plan. */
export type PlanPointKind = (typeof PLAN_POINT_KINDS)[number];

/** Maximum number of points on one floor plan. */
export const MOST_PLAN_POINTS = 100;

/** Maximum number of points of one site on the map. */
export const MOST_SITE_POINTS = 100;

/** A position on a page: fractions of its width from the left and of its height from the top, 0 to 1. */
export interface PlanPlace {
  readonly x: number;
  readonly y: number;
}

/**
 * Limits a position to the page: a point moved past the edge stays on the edge. Rounds to 0.0001 of the page.
 *
 * @example
 * onPlan({ x: 1.2, y: 0.33333 }); // { x: 1, y: 0.3333 }
 */
export function onPlan({ x, y }: PlanPlace): PlanPlace {
  return { x: roundedShare(x), y: roundedShare(y) };
}

const roundedShare = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10_000;
