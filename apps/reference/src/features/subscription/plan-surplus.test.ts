import { expect, it } from "vitest";
import { planSurplus } from "./plan-surplus.ts";

const held = { locations: 2, chemicals: 5, users: 2 };

it("names each type that exceeds the plan with its limit", () => {
  expect(planSurplus(1, held)).toEqual([
    { kind: "locations", count: 2, allowed: 1 },
    { kind: "chemicals", count: 5, allowed: 3 },
    { kind: "users", count: 2, allowed: 1 },
  ]);
});

it("returns nothing if everything fits exactly", () => {
  expect(planSurplus(2, held)).toEqual([]);
  expect(planSurplus(1, { locations: 1, chemicals: 3, users: 1 })).toEqual([]);
});
