import { expect, it } from "vitest";
import { compareHazardLevels, HAZARD_MARKS, hazardMark, isHighRisk, type HazardLevel } from "./hazard-level.ts";

const ORDER: readonly (HazardLevel | null)[] = ["extreme", "high", null, "medium", "low"];

it("sorts records without a level between high and medium", () => {
  for (const levels of [ORDER, ORDER.toReversed(), ["low", "extreme", null, "high", "medium"] as const]) {
    expect(levels.toSorted(compareHazardLevels)).toEqual(ORDER);
  }
  expect(compareHazardLevels(null, null)).toBe(0);
});

it("counts high and extreme as high risk, and records without a level not", () => {
  expect(ORDER.map(isHighRisk)).toEqual([true, true, false, false, false]);
});

it("returns the level as its mark, and distinguishes the two reasons for having none", () => {
  const stated = [
    { level: "extreme", kind: "un" },
    { level: "high", kind: "not_graded" },
    { level: null, kind: "none" },
    { level: null, kind: "not_graded" },
    { level: "medium", kind: "graded" },
    { level: "low", kind: "stored" },
  ] as const;
  expect(stated.map(hazardMark)).toEqual(HAZARD_MARKS);
});
