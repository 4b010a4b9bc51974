import { describe, expect, it } from "vitest";
import { businessSizeFrom, CHEMICAL_COUNT_CHOICES, isOneOf, LOCATION_COUNT_CHOICES } from "../forms/choices.ts";
import { recommendPlan } from "./recommend-plan.ts";

describe("recommendPlan for a business", () => {
  it.each([
    // by locations: large for more than 10, medium from 2
    [{ numberOfLocations: 1 }, "basic"],
    [{ numberOfLocations: 2 }, "standard"],
    [{ numberOfLocations: 6 }, "standard"],
    [{ numberOfLocations: 10 }, "standard"],
    [{ numberOfLocations: 11 }, "premium"],
    // by chemicals: standard for 11 to 100, premium for more
    [{ numberOfChemicals: 5 }, "basic"],
    [{ numberOfChemicals: 10 }, "basic"],
    [{ numberOfChemicals: 11 }, "standard"],
    [{ numberOfChemicals: 30 }, "standard"],
    [{ numberOfChemicals: 75 }, "standard"],
    [{ numberOfChemicals: 100 }, "standard"],
    [{ numberOfChemicals: 101 }, "premium"],
    [{ numberOfChemicals: 150 }, "premium"],
    // the larger need decides
    [{ numberOfLocations: 11, numberOfChemicals: 5 }, "premium"],
    [{ numberOfLocations: 1, numberOfChemicals: 150 }, "premium"],
    [{ numberOfLocations: 2, numberOfChemicals: 5 }, "standard"],
    // a given size takes precedence over the number of locations
    [{ numberOfLocations: 1, businessSize: "large" }, "premium"],
    [{ numberOfLocations: 1, businessSize: "medium" }, "standard"],
    [{ numberOfLocations: 6, businessSize: "small" }, "basic"],
    // nothing given
    [{}, "basic"],
    [{ numberOfLocations: null, numberOfChemicals: null }, "basic"],
  ] as const)("recommends for %j the plan %s", (needs, plan) => {
    expect(recommendPlan(needs).plan).toBe(plan);
  });
});

it.each([
  [0, "basic"],
  [2, "basic"],
  [3, "standard"],
  [10, "standard"],
  [11, "premium"],
] as const)("recommends for a responder with %d team e-mails the plan %s", (teamEmails, plan) => {
  expect(recommendPlan({ teamEmails }).plan).toBe(plan);
});

it.each([
  [{ numberOfLocations: 11 }, 3, { kind: "locations", moreThan: 10 }],
  [{ numberOfChemicals: 150 }, 3, { kind: "chemicals", moreThan: 100 }],
  [{ numberOfLocations: 2 }, 2, { kind: "locations", moreThan: 1 }],
  [{ numberOfChemicals: 30 }, 2, { kind: "chemicals", moreThan: 10 }],
  [{}, 1, null],
  [{ teamEmails: 11 }, 3, { kind: "members", moreThan: 10 }],
  [{ teamEmails: 3 }, 2, { kind: "members", moreThan: 2 }],
  [{ teamEmails: 0 }, 1, null],
])("recommends for %j tier %d with the reason", (needs, tier, need) => {
  expect(recommendPlan(needs)).toMatchObject({ tier, need });
});

describe("choices", () => {
  it("contain the specified values and ranges", () => {
    expect(LOCATION_COUNT_CHOICES.map(({ value }) => value)).toEqual([1, 2, 6, 11]);
    expect(LOCATION_COUNT_CHOICES.map(({ label }) => label)).toEqual(["1", "2-5", "6-10", "More than 10"]);
    expect(CHEMICAL_COUNT_CHOICES.map(({ value }) => value)).toEqual([5, 30, 75, 150]);
    expect(CHEMICAL_COUNT_CHOICES.map(({ label }) => label)).toEqual(["1-10", "11-50", "51-100", "More than 100"]);
  });

  it.each([
    [undefined, "small"],
    [0, "small"],
    [1, "small"],
    [2, "medium"],
    [10, "medium"],
    [11, "large"],
  ])("give for %j locations the size %s", (locations, size) => {
    expect(businessSizeFrom(locations)).toBe(size);
  });

  it("are recognized by isOneOf", () => {
    expect(isOneOf(["kg", "lbs"], "kg")).toBe(true);
    expect(isOneOf(["kg", "lbs"], "stone")).toBe(false);
  });
});
