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
      offer("basic", 0, enforced("basic")),
      offer("standard", 50, enforced("standard")),
      offer("premium", 100, enforced("premium")),
    ],
  },
  generic: {
    id: "generic",
    offers: [
      offer("basic", 0, [most("chemicals", 2), most("users", 1)]),
      offer("standard", 50, [most("chemicals", 5), most("users", 2)]),
      offer("premium", 100, [most("chemicals", Infinity), most("users", 5)]),
    ],
  },
  responder: {
    id: "responder",
    offers: [
      offer("basic", 0, [most("members", 1)]),
      offer("standard", 30, [most("members", 5)]),
      offer("premium", 75, [most("members", Infinity)]),
    ],
  },
};

function offer(plan: PlanName, dollarsPerMonth: number, features: readonly PlanFeature[]): PlanOffer {
  return { tier: tierOfPlan(plan), plan, dollarsPerMonth, features };
}

function most(kind: LimitedKind | "members", count: number): PlanFeature {
  return { kind, most: count };
}

function enforced(plan: PlanName): readonly PlanFeature[] {
  const limits = planLimits[tierOfPlan(plan)];
  return [...LIMITED_KINDS.map((kind) => most(kind, limits[kind])), { kind: "records" }];
}
