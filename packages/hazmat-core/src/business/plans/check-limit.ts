import { invariant } from "../../identity/result.ts";
import { planLimits, TIERS, type LimitedKind, type Tier } from "./plans.ts";

/** Whether one more item may be added, with the data for its message: see `limitText`. */
export interface LimitCheck {
  readonly allowed: boolean;
  readonly kind: LimitedKind;
  /** Current number of items. */
  readonly count: number;
  /** Maximum number in the current plan; `Infinity` is unlimited. */
  readonly limit: number;
  readonly current_tier: Tier;
  /** The lowest tier that allows one more, which is the current one if allowed; `null` if no tier does. */
  readonly required_tier: Tier | null;
}

/**
 * Checks whether a business on `tier` with `count` items of a kind may add one more.
 *
 * @param count - current number of items, 0 or more
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
