import { expect, it } from "vitest";
import { noLongerFits } from "./no-longer-fits.ts";

const held = { locations: 2, chemicals: 5, users: 2 };

it("names each type that exceeds the plan with its limit", () => {
  expect(noLongerFits(1, held)).toEqual([
    { kind: "locations", held: 2, allowed: 1 },
    { kind: "chemicals", held: 5, allowed: 3 },
    { kind: "users", held: 2, allowed: 1 },
  ]);
});

it("returns nothing if everything fits exactly", () => {
  expect(noLongerFits(2, held)).toEqual([]);
  expect(noLongerFits(1, { locations: 1, chemicals: 3, users: 1 })).toEqual([]);
});
