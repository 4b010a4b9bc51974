import { describe, expect, it } from "vitest";
import { checkLimit } from "./check-limit.ts";
import { planPages } from "./plan-pages.ts";
import { englishPlans, limitText, planFullText } from "./plan-words.en.ts";
import { isTier, planLimits, planOfTier, PLAN_NAMES, tierOfPlan, TIERS } from "./plans.ts";

describe("checkLimit with an invalid count", () => {
  it.each([Number.NaN, -1, 1.5])("throws a RangeError for %d", (count) => {
    expect(() => checkLimit(1, "chemicals", count)).toThrow(RangeError);
  });
});

describe("planLimits", () => {
  // free: 1 location, 3 chemicals, 1 user; $50: 10 locations, 2 users; $100: 5 users
  it("contains the specified limits", () => {
    expect(planLimits).toEqual({
      1: { locations: 1, chemicals: 3, users: 1 },
      2: { locations: 10, chemicals: Infinity, users: 2 },
      3: { locations: Infinity, chemicals: Infinity, users: 5 },
    });
  });

  it("maps names to tiers", () => {
    expect(PLAN_NAMES.map(tierOfPlan)).toEqual([1, 2, 3]);
    expect(TIERS.map(planOfTier)).toEqual(["basic", "standard", "premium"]);
  });

  it.each([
    [1, true],
    [3, true],
    [0, false],
    [4, false],
    ["1", false],
    [null, false],
  ])("detects whether %j is a tier", (value, expected) => {
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
  ] as const)("allows tier %d with %s at %d one more", (tier, kind, count) => {
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
  ] as const)("refuses tier %d with %s at %d one more", (tier, kind, count, required_tier, message) => {
    const check = checkLimit(tier, kind, count);
    expect(check).toMatchObject({ allowed: false, kind, count, current_tier: tier, required_tier });
    expect(limitText(check, englishPlans)).toBe(message);
    expect(planFullText({ kind, required_tier }, englishPlans)).toBe(message);
  });

  it("formats the remaining space", () => {
    expect(limitText(checkLimit(1, "chemicals", 2), englishPlans)).toBe("2 of 3 chemicals used.");
    expect(limitText(checkLimit(3, "chemicals", 2), englishPlans)).toBe("Your plan has unlimited chemicals.");
  });

  it("formats the same data in another language", () => {
    const french = { ...englishPlans, room: (_kind: string, count: number, limit: number) => `${count} sur ${limit}` };
    expect(limitText(checkLimit(1, "chemicals", 2), french)).toBe("2 sur 3");
  });
});

describe("planPages", () => {
  it.each([
    ["business", [0, 50, 100]],
    ["generic", [0, 50, 100]],
    ["responder", [0, 30, 75]],
  ] as const)("has the prices of the %s page", (page, prices) => {
    expect(planPages[page].offers.map(({ dollarsPerMonth }) => dollarsPerMonth)).toEqual(prices);
  });

  it("shows on the business page the limits that are enforced", () => {
    for (const { tier, features } of planPages.business.offers) {
      const { locations, chemicals, users } = planLimits[tier];
      expect(features).toEqual([
        { kind: "locations", most: locations },
        { kind: "chemicals", most: chemicals },
        { kind: "users", most: users },
        { kind: "records" },
      ]);
    }
  });

  it.each([
    ["generic", 1, { kind: "chemicals", most: 2 }],
    ["generic", 2, { kind: "chemicals", most: 5 }],
    ["generic", 2, { kind: "users", most: 2 }],
    ["generic", 3, { kind: "users", most: 5 }],
    ["responder", 1, { kind: "members", most: 1 }],
    ["responder", 2, { kind: "members", most: 5 }],
    ["responder", 3, { kind: "members", most: Infinity }],
  ] as const)("offers on the %s page in tier %d: %j", (page, tier, feature) => {
    expect(planPages[page].offers.find((offer) => offer.tier === tier)?.features).toContainEqual(feature);
  });

  it.each(["business", "generic", "responder"] as const)("names the three plans of the %s page", (page) => {
    expect(planPages[page].id).toBe(page);
    expect(planPages[page].offers.map(({ plan, tier }) => [plan, tier])).toEqual([
      ["basic", 1],
      ["standard", 2],
      ["premium", 3],
    ]);
  });
});
