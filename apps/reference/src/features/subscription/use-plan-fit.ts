import { LIMITED_KINDS, planLimits, type Tier } from "@placard/hazmat-core/business";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { businessStatsQuery } from "../../lib/api/business-queries.ts";
import { noLongerFits, type Surplus } from "./no-longer-fits.ts";

interface PlanFit {
  /** Counts above the limits of the chosen plan. */
  readonly surplus: readonly Surplus[];
  /** True if it is not known that all there is fits. */
  readonly isUncounted: boolean;
  /** True if an answer to that is on its way. */
  readonly isCounting: boolean;
}

const FITS: PlanFit = { surplus: [], isUncounted: false, isCounting: false };

/**
 * True if what a business holds fits into a plan that is smaller than its own.
 *
 * @param businessId - `null`: no one of a business is signed in
 * @param current - the plan that it has; `undefined`: not known, so any plan with limits may be a smaller one
 */
export function usePlanFit(businessId: number | null, current: Tier | undefined, chosen: Tier | null): PlanFit {
  const stats = useQuery({ ...businessStatsQuery(useApi(), businessId ?? 0), enabled: businessId !== null });
  if (businessId === null || chosen === null || isUnlimited(chosen)) return FITS;
  if (current !== undefined && chosen >= current) return FITS;
  if (stats.data === undefined) return { surplus: [], isUncounted: true, isCounting: stats.isFetching };
  const { locations, total_chemicals: chemicals, users } = stats.data;
  return { ...FITS, surplus: noLongerFits(chosen, { locations, chemicals, users }) };
}

/** Whatever a business holds fits. */
const isUnlimited = (tier: Tier): boolean => LIMITED_KINDS.every((kind) => planLimits[tier][kind] === Infinity);
