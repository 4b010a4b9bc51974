import type { PlanName, Tier } from "./plans.ts";

/** A plan as one page offers it. Prices are US dollars a month; 0 is free. */
export interface PlanOffer {
  readonly tier: Tier;
  readonly plan: PlanName;
  readonly name: string;
  readonly dollarsPerMonth: number;
  readonly features: readonly string[];
}

/** The pages that offer plans. */
export type PlanPageId = "business" | "generic" | "responder";

/** One page of offers, in the order in which they are shown. */
export interface PlanPage {
  readonly id: PlanPageId;
  readonly offers: readonly PlanOffer[];
  /** What a visitor must know about this page, or `null`. */
  readonly note: string | null;
}

/** Stands on every plan page. */
export const NO_PAYMENT_NOTE = "No payment is taken. A plan only sets how much you can add.";

const RECORD_FEATURE = "Safety data sheets and contacts";

/**
 * The three plan pages with the prices and lines of each. Only the business page states what the server enforces
 * (`planLimits`); the generic page is an overview.
 */
export const planPages: Readonly<Record<PlanPageId, PlanPage>> = {
  business: {
    id: "business",
    note: null,
    offers: [
      offer(1, "basic", 0, ["1 location", "Up to 3 chemicals", "1 user", RECORD_FEATURE]),
      offer(2, "standard", 50, ["Multiple locations, up to 10", "Unlimited chemicals", "2 users", RECORD_FEATURE]),
      offer(3, "premium", 100, ["Unlimited locations", "Unlimited chemicals", "Up to 5 users", RECORD_FEATURE]),
    ],
  },
  generic: {
    id: "generic",
    note: "This page is an overview. The business and the responder plan pages state what applies to you.",
    offers: [
      offer(1, "basic", 0, ["Up to 2 chemicals", "1 user"]),
      offer(2, "standard", 50, ["Up to 5 chemicals", "2 users"]),
      offer(3, "premium", 100, ["Unlimited chemicals", "Up to 5 users"]),
    ],
  },
  responder: {
    id: "responder",
    note: null,
    offers: [
      offer(1, "basic", 0, ["1 member"]),
      offer(2, "standard", 30, ["Up to 5 members"]),
      offer(3, "premium", 75, ["Unlimited members"]),
    ],
  },
};

/**
 * A price as shown.
 *
 * @example
 * priceText(0); // "Free"
 * priceText(50); // "$50 per month"
 */
export function priceText(dollarsPerMonth: number): string {
  return dollarsPerMonth === 0 ? "Free" : `$${dollarsPerMonth} per month`;
}

function offer(tier: Tier, plan: PlanName, dollarsPerMonth: number, features: readonly string[]): PlanOffer {
  const name = plan.charAt(0).toUpperCase() + plan.slice(1);
  return { tier, plan, name, dollarsPerMonth, features };
}
