import type { Tier } from "@placard/hazmat-core/business";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { businessStatsQuery } from "../../lib/api/business-queries.ts";
import { noLongerFits, type Surplus } from "./no-longer-fits.ts";

interface PlanFit {
  /** What is more than the chosen plan allows. */
  readonly surplus: readonly Surplus[];
  /** Whether a smaller plan is chosen and what the business holds is not known. */
  readonly isUncounted: boolean;
}

/**
 * Whether what a business holds fits into a plan that is smaller than its own.
 *
 * @param businessId - `null`: nobody of a business is signed in
 */
export function usePlanFit(businessId: number | null, current: Tier | undefined, chosen: Tier | null): PlanFit {
  const stats = useQuery({ ...businessStatsQuery(useApi(), businessId ?? 0), enabled: businessId !== null });
  if (chosen === null || current === undefined || chosen >= current) return { surplus: [], isUncounted: false };
  if (stats.data === undefined) return { surplus: [], isUncounted: true };
  const { locations, total_chemicals: chemicals, users } = stats.data;
  return { surplus: noLongerFits(chosen, { locations, chemicals, users }), isUncounted: false };
}
