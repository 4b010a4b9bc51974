import { invariant } from "../../identity/result.ts";
import { planLimits, TIERS, type LimitedKind, type Tier } from "./plans.ts";

/** True if one more may be added, with all that its words need: see `limitText`. */
export interface LimitCheck {
  readonly allowed: boolean;
  readonly kind: LimitedKind;
  /** How many there are now. */
  readonly count: number;
  /** How many the current plan allows; `Infinity` is unlimited. */
  readonly limit: number;
  readonly current_tier: Tier;
  /** The lowest tier that allows one more; `null` when no tier does. The current one when allowed. */
  readonly required_tier: Tier | null;
}

/**
 * True if a business on `tier` that holds `count` of a kind may add one more.
 *
 * @param count - how many it holds now, 0 or more
 * @throws RangeError for a count that is not a whole number of 0 or more
 * @example
 * checkLimit(1, "chemicals", 2).allowed; // true
 * checkLimit(1, "chemicals", 3).required_tier; // 2
 */
export function checkLimit(tier: Tier, kind: LimitedKind, count: number): LimitCheck {
  invariant(
    Number.isInteger(count) && count >= 0,
    `A count of ${count} ${kind} is not valid. Pass a whole number of 0 or more.`,
  );
  const limit = planLimits[tier][kind];
  const enough = TIERS.find((higher) => higher >= tier && count < planLimits[higher][kind]);
  return { allowed: count < limit, kind, count, limit, current_tier: tier, required_tier: enough ?? null };
}
