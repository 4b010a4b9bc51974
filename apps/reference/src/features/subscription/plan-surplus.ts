import { LIMITED_KINDS, planLimits, type LimitedKind, type Tier } from "@placard/hazmat-core/business";

/** Counts of a business above the limits of a plan. */
export interface Surplus {
  readonly kind: LimitedKind;
  readonly count: number;
  readonly allowed: number;
}

/** Counts that exceed this plan; empty if everything fits. */
export function planSurplus(tier: Tier, counts: Readonly<Record<LimitedKind, number>>): readonly Surplus[] {
  const limits = planLimits[tier];
  return LIMITED_KINDS.filter((kind) => counts[kind] > limits[kind]).map((kind) => ({
    kind,
    count: counts[kind],
    allowed: limits[kind],
  }));
}
