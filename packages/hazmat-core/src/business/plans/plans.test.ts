import { describe, expect, it } from "vitest";
import { checkLimit } from "./check-limit.ts";
import { NO_PAYMENT_NOTE, planPages, priceText, type PlanPageId } from "./plan-pages.ts";
import { isTier, planLimits, planOfTier, PLAN_NAMES, planTitle, tierOfPlan, TIERS, type Tier } from "./plans.ts";

describe("a count that is none", () => {
  it.each([Number.NaN, -1, 1.5])("of %d is a programmer's mistake, and never an upgrade", (count) => {
    expect(() => checkLimit(1, "chemicals", count)).toThrow(RangeError);
  });
});

describe("planLimits", () => {
  // free: 1 location, 3 chemicals, 1 user; $50: 10 locations, 2 users; $100: 5 users
  it("states what is enforced", () => {
    expect(planLimits).toEqual({
      1: { locations: 1, chemicals: 3, users: 1 },
      2: { locations: 10, chemicals: Infinity, users: 2 },
      3: { locations: Infinity, chemicals: Infinity, users: 5 },
    });
  });

  it("ties names to tiers", () => {
    expect(PLAN_NAMES.map(tierOfPlan)).toEqual([1, 2, 3]);
    expect(TIERS.map(planOfTier)).toEqual(["basic", "standard", "premium"]);
    expect(TIERS.map(planTitle)).toEqual(["Basic", "Standard", "Premium"]);
  });

  it.each([
    [1, true],
    [3, true],
    [0, false],
    [4, false],
    ["1", false],
    [null, false],
  ])("tells whether %j is a tier", (value, expected) => {
    expect(isTier(value)).toBe(expected);
  });
});

describe("checkLimit", () => {
  it.each([
    [1, "locations", 0],
    [1, "chemicals", 2],
    [1, "users", 0],
    [2, "locations", 9],
    [2, "chemicals", 100_000],
    [2, "users", 1],
    [3, "locations", 100_000],
    [3, "users", 4],
  ] as const)("lets tier %d with %s at %d add one", (tier, kind, count) => {
    expect(checkLimit(tier, kind, count)).toMatchObject({ allowed: true, current_tier: tier, required_tier: tier });
  });

  it.each([
    [1, "locations", 1, 2, "You need to upgrade to Standard or Premium to add more locations."],
    [1, "chemicals", 3, 2, "You need to upgrade to Standard or Premium to add more chemicals."],
    [1, "users", 1, 2, "You need to upgrade to Standard or Premium to add more users."],
    [1, "locations", 10, 3, "You need to upgrade to Premium to add more locations."],
    [2, "locations", 10, 3, "You need to upgrade to Premium to add more locations."],
    [2, "users", 2, 3, "You need to upgrade to Premium to add more users."],
    [3, "users", 5, null, "The highest plan, Premium, allows 5 users. Remove one before you add another."],
    [1, "users", 7, null, "The highest plan, Premium, allows 5 users. Remove one before you add another."],
  ] as const)("stops tier %d with %s at %d", (tier, kind, count, required_tier, message) => {
    expect(checkLimit(tier, kind, count)).toEqual({ allowed: false, message, current_tier: tier, required_tier });
  });

  it("says what is left", () => {
    expect(checkLimit(1, "chemicals", 2).message).toBe("2 of 3 chemicals used.");
    expect(checkLimit(3, "chemicals", 2).message).toBe("Your plan has unlimited chemicals.");
  });
});

describe("planPages", () => {
  it.each([
    ["business", [0, 50, 100]],
    ["generic", [0, 50, 100]],
    ["responder", [0, 30, 75]],
  ] as const)("prices the %s page", (page, prices) => {
    expect(planPages[page].offers.map(({ dollarsPerMonth }) => dollarsPerMonth)).toEqual(prices);
  });

  it.each([
    ["business", 1, "1 location"],
    ["business", 1, "Up to 3 chemicals"],
    ["business", 2, "Unlimited chemicals"],
    ["business", 3, "Unlimited locations"],
    ["generic", 1, "Up to 2 chemicals"],
    ["generic", 2, "Up to 5 chemicals"],
    ["generic", 2, "2 users"],
    ["generic", 3, "Up to 5 users"],
    ["responder", 1, "1 member"],
    ["responder", 2, "Up to 5 members"],
    ["responder", 3, "Unlimited members"],
  ] as const)("offers on the %s page in tier %d: %s", (page, tier, feature) => {
    expect(featuresOf(page, tier)).toContain(feature);
  });

  it("states on the business page no number that is not enforced", () => {
    for (const tier of TIERS) {
      const stated = featuresOf("business", tier).flatMap((line) => line.match(/\d+/g) ?? []);
      const enforced = Object.values(planLimits[tier]).map(String);
      expect(enforced).toEqual(expect.arrayContaining(stated));
    }
  });

  it.each(["business", "generic", "responder"] as const)("names the three plans of the %s page", (page) => {
    expect(planPages[page].id).toBe(page);
    expect(planPages[page].offers.map(({ name, plan, tier }) => [name, plan, tier])).toEqual([
      ["Basic", "basic", 1],
      ["Standard", "standard", 2],
      ["Premium", "premium", 3],
    ]);
  });

  it("calls the generic page an overview and says that no payment is taken", () => {
    expect(planPages.generic.note).toContain("overview");
    expect(NO_PAYMENT_NOTE).toContain("No payment is taken.");
  });

  it("writes prices", () => {
    expect(priceText(0)).toBe("Free");
    expect(priceText(50)).toBe("$50 per month");
  });
});

function featuresOf(page: PlanPageId, tier: Tier): readonly string[] {
  return planPages[page].offers.find((offer) => offer.tier === tier)?.features ?? [];
}
