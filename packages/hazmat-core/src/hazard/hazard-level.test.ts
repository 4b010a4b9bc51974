import { expect, it } from "vitest";
import { compareHazardLevels, isHighRisk, type HazardLevel } from "./hazard-level.ts";

const ORDER: readonly (HazardLevel | null)[] = ["extreme", "high", null, "medium", "low"];

it("puts what has no level below high and above what is known to be less, wherever it stood", () => {
  for (const levels of [ORDER, ORDER.toReversed(), ["low", "extreme", null, "high", "medium"] as const]) {
    expect(levels.toSorted(compareHazardLevels)).toEqual(ORDER);
  }
  expect(compareHazardLevels(null, null)).toBe(0);
});

it("counts high and extreme as high risk, and no level as neither", () => {
  expect(ORDER.map(isHighRisk)).toEqual([true, true, false, false, false]);
});
