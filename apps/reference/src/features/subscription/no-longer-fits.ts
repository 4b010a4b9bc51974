import { LIMITED_KINDS, planLimits, type LimitedKind, type Tier } from "@placard/hazmat-core/business";

/** What a business holds more of than a plan allows. */
export interface Surplus {
  readonly kind: LimitedKind;
  readonly held: number;
  readonly allowed: number;
}

/** What no longer fits once a business has this plan; nothing where all of it does. */
export function noLongerFits(tier: Tier, held: Readonly<Record<LimitedKind, number>>): readonly Surplus[] {
  const limits = planLimits[tier];
  return LIMITED_KINDS.filter((kind) => held[kind] > limits[kind]).map((kind) => ({
    kind,
    held: held[kind],
    allowed: limits[kind],
  }));
}
