/**
 * What a person marks on the floor plan of a site for crews, by the names that pre-incident plans use [NFPA 170, NAPSG].
 * The symbols are drawn by `PlanSymbol` of `@placard/ui`.
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

/** What a point of a floor plan marks. */
export type PlanPointKind = (typeof PLAN_POINT_KINDS)[number];

/** Most points of one floor plan. */
export const MOST_PLAN_POINTS = 100;

/** Most points of one site on the map. */
export const MOST_SITE_POINTS = 100;

/** A place on a page of a plan: shares of its width from the left and of its height from the top, 0 to 1. */
export interface PlanPlace {
  readonly x: number;
  readonly y: number;
}

/**
 * A place on the page, whatever was asked for: a point that is moved past the edge stays on the edge. Kept to a
 * ten-thousandth of the page.
 *
 * @example
 * onPlan({ x: 1.2, y: 0.33333 }); // { x: 1, y: 0.3333 }
 */
export function onPlan({ x, y }: PlanPlace): PlanPlace {
  return { x: kept(x), y: kept(y) };
}

const kept = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10_000;
