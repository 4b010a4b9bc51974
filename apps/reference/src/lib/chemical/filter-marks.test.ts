import { expect, it } from "vitest";
import { filterMarks } from "./filter-marks.ts";

const none = { extreme: 0, high: 0, unknown: 0, not_graded: 0, medium: 0, low: 0 };

it("always offers Unknown, and Not rated if present or chosen", () => {
  expect(filterMarks(none, null)).toEqual(["extreme", "high", "unknown", "medium", "low"]);
  expect(filterMarks(none, "not_graded")).toContain("not_graded");
  expect(filterMarks({ ...none, not_graded: 1 }, null)).toContain("not_graded");
});
