import { LIMITED_KINDS, planLimits, type Tier } from "@placard/hazmat-core/business";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { businessStatsQuery } from "../../lib/api/business-queries.ts";
import { planSurplus, type Surplus } from "./plan-surplus.ts";

interface PlanFit {
  /** Counts above the limits of the chosen plan. */
  readonly surplus: readonly Surplus[];
  /** True if it is unknown whether everything fits. */
  readonly isUncounted: boolean;
  /** True while this is being determined. */
  readonly isCounting: boolean;
}

const NO_SURPLUS: PlanFit = { surplus: [], isUncounted: false, isCounting: false };

/**
 * Checks whether the records of a business fit into a smaller plan than its current one.
 *
 * @param businessId - `null` if no business user is signed in
 * @param current - the current plan; `undefined` if unknown, so any plan with limits may be smaller
 */
export function usePlanFit(businessId: number | null, current: Tier | undefined, chosen: Tier | null): PlanFit {
  const stats = useQuery({ ...businessStatsQuery(useApi(), businessId ?? 0), enabled: businessId !== null });
  if (businessId === null || chosen === null || isUnlimited(chosen)) return NO_SURPLUS;
  if (current !== undefined && chosen >= current) return NO_SURPLUS;
  if (stats.data === undefined) return { surplus: [], isUncounted: true, isCounting: stats.isFetching };
  const { locations, total_chemicals: chemicals, users } = stats.data;
  return { ...NO_SURPLUS, surplus: planSurplus(chosen, { locations, chemicals, users }) };
}

/** True for plans without limits. */
const isUnlimited = (tier: Tier): boolean => LIMITED_KINDS.every((kind) => planLimits[tier][kind] === Infinity);
