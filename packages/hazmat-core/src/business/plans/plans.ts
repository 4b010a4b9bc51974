/** Plan tiers as stored: basic 1, standard 2, premium 3. */
export const TIERS = [1, 2, 3] as const;

/** The level of a plan: 1 basic, 2 standard, 3 premium. */
export type Tier = (typeof TIERS)[number];

/** Names of the plans, lowest first. */
export const PLAN_NAMES = ["basic", "standard", "premium"] as const;

/** A plan of `PLAN_NAMES`, as sent to the API. */
export type PlanName = (typeof PLAN_NAMES)[number];

/** Kinds of items that a plan limits. */
export const LIMITED_KINDS = ["locations", "chemicals", "users"] as const;

/** A kind of item that a plan limits. */
export type LimitedKind = (typeof LIMITED_KINDS)[number];

/** Maximum number of each kind of item. `Infinity` is unlimited. */
export type PlanLimits = Readonly<Record<LimitedKind, number>>;

/** Limits of each plan. The server enforces them and the business plan page shows them. */
export const planLimits: Readonly<Record<Tier, PlanLimits>> = {
  1: { locations: 1, chemicals: 3, users: 1 },
  2: { locations: 10, chemicals: Infinity, users: 2 },
  3: { locations: Infinity, chemicals: Infinity, users: 5 },
};

const TIER_OF_PLAN: Readonly<Record<PlanName, Tier>> = { basic: 1, standard: 2, premium: 3 };
const PLAN_OF_TIER: Readonly<Record<Tier, PlanName>> = { 1: "basic", 2: "standard", 3: "premium" };

/**
 * Returns the stored tier of a plan.
 *
 * @example
 * tierOfPlan("standard"); // 2
 */
export function tierOfPlan(plan: PlanName): Tier {
  return TIER_OF_PLAN[plan];
}

/**
 * Returns the plan of a stored tier.
 *
 * @example
 * planOfTier(3); // "premium"
 */
export function planOfTier(tier: Tier): PlanName {
  return PLAN_OF_TIER[tier];
}

/**
 * True if an untrusted value is a tier.
 *
 * @example
 * isTier(2); // true
 * isTier("2"); // false
 */
export function isTier(value: unknown): value is Tier {
  return TIERS.some((tier) => tier === value);
}
