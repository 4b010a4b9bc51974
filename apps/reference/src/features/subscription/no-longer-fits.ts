import { LIMITED_KINDS, planLimits, type LimitedKind, type Tier } from "@placard/hazmat-core/business";

/** Counts of a business above the limits of a plan. */
export interface Surplus {
  readonly kind: LimitedKind;
  readonly held: number;
  readonly allowed: number;
}

/** Counts that exceed this plan; empty if everything fits. */
export function noLongerFits(tier: Tier, held: Readonly<Record<LimitedKind, number>>): readonly Surplus[] {
  const limits = planLimits[tier];
  return LIMITED_KINDS.filter((kind) => held[kind] > limits[kind]).map((kind) => ({
    kind,
    held: held[kind],
    allowed: limits[kind],
  }));
}
