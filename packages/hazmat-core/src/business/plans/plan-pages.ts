import { LIMITED_KINDS, planLimits, tierOfPlan, type LimitedKind, type PlanName, type Tier } from "./plans.ts";

/** One line in the description of a plan. */
export type PlanFeature =
  /** Maximum number of items of one kind; `Infinity` is unlimited. */
  | { readonly kind: LimitedKind | "members"; readonly most: number }
  /** Safety data sheets and contacts. */
  | { readonly kind: "records" };

/** A plan as offered on a page. Prices are in US dollars per month; 0 is free. */
export interface PlanOffer {
  readonly tier: Tier;
  readonly plan: PlanName;
  readonly dollarsPerMonth: number;
  readonly features: readonly PlanFeature[];
}

/** The pages that offer plans. */
export type PlanPageId = "business" | "generic" | "responder";

/** The offers of one page, in display order. */
export interface PlanPage {
  readonly id: PlanPageId;
  readonly offers: readonly PlanOffer[];
}

/**
 * The three plan pages with prices and features. The messages come from a catalogue. The business page shows the limits
 * that the server enforces (`planLimits`); the generic page states that it is only an overview.
 */
export const planPages: Readonly<Record<PlanPageId, PlanPage>> = {
  business: {
    id: "business",
    offers: [
      planOffer("basic", 0, limitFeatures("basic")),
      planOffer("standard", 50, limitFeatures("standard")),
      planOffer("premium", 100, limitFeatures("premium")),
    ],
  },
  generic: {
    id: "generic",
    offers: [
      planOffer("basic", 0, [limitFeature("chemicals", 2), limitFeature("users", 1)]),
      planOffer("standard", 50, [limitFeature("chemicals", 5), limitFeature("users", 2)]),
      planOffer("premium", 100, [limitFeature("chemicals", Infinity), limitFeature("users", 5)]),
    ],
  },
  responder: {
    id: "responder",
    offers: [
      planOffer("basic", 0, [limitFeature("members", 1)]),
      planOffer("standard", 30, [limitFeature("members", 5)]),
      planOffer("premium", 75, [limitFeature("members", Infinity)]),
    ],
  },
};

function planOffer(plan: PlanName, dollarsPerMonth: number, features: readonly PlanFeature[]): PlanOffer {
  return { tier: tierOfPlan(plan), plan, dollarsPerMonth, features };
}

function limitFeature(kind: LimitedKind | "members", count: number): PlanFeature {
  return { kind, most: count };
}

function limitFeatures(plan: PlanName): readonly PlanFeature[] {
  const limits = planLimits[tierOfPlan(plan)];
  return [...LIMITED_KINDS.map((kind) => limitFeature(kind, limits[kind])), { kind: "records" }];
}
