import { invariant } from "../../identity/result.ts";
import { planLimits, planTitle, TIERS, type LimitedKind, type Tier } from "./plans.ts";

const HIGHEST_TIER: Tier = 3;

/** Whether one more may be added, in the words of the wire. */
export interface LimitCheck {
  readonly allowed: boolean;
  /** What to show: the upgrade sentence, or what is left. */
  readonly message: string;
  readonly current_tier: Tier;
  /** The lowest tier that allows one more; `null` when no tier does. The current one when allowed. */
  readonly required_tier: Tier | null;
}

/**
 * Whether a business on `tier` that holds `count` of a kind may add one more.
 *
 * @param count - how many it holds now, 0 or more
 * @throws RangeError for a count that is not a whole number of 0 or more
 * @example
 * checkLimit(1, "chemicals", 2).allowed; // true
 * checkLimit(1, "chemicals", 3).message; // "You need to upgrade to Standard or Premium to add more chemicals."
 */
export function checkLimit(tier: Tier, kind: LimitedKind, count: number): LimitCheck {
  invariant(Number.isInteger(count) && count >= 0, `A count of ${count} ${kind} is no count. Pass a whole number.`);
  const limit = planLimits[tier][kind];
  if (count < limit)
    return { allowed: true, message: left(kind, count, limit), current_tier: tier, required_tier: tier };
  const enough = TIERS.filter((higher) => higher > tier && count < planLimits[higher][kind]);
  return { allowed: false, message: refusal(kind, enough), current_tier: tier, required_tier: enough[0] ?? null };
}

function left(kind: LimitedKind, count: number, limit: number): string {
  return limit === Infinity ? `Your plan has unlimited ${kind}.` : `${count} of ${limit} ${kind} used.`;
}

function refusal(kind: LimitedKind, enough: readonly Tier[]): string {
  if (enough.length > 0) return `You need to upgrade to ${enough.map(planTitle).join(" or ")} to add more ${kind}.`;
  const limit = planLimits[HIGHEST_TIER][kind];
  return `The highest plan, ${planTitle(HIGHEST_TIER)}, allows ${limit} ${kind}. Remove one before you add another.`;
}
