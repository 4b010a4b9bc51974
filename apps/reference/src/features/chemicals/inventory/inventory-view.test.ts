import { INVENTORY_SORTS } from "@placard/hazmat-core/business";
import { expect, it } from "vitest";
import { columnOf, filterMarks, sortOf } from "./inventory-view.ts";

const none = { extreme: 0, high: 0, unknown: 0, not_graded: 0, medium: 0, low: 0 };

it("offers unknown always, and not graded where something is or it was chosen", () => {
  expect(filterMarks(none, null)).toEqual(["extreme", "high", "unknown", "medium", "low"]);
  expect(filterMarks(none, "not_graded")).toContain("not_graded");
  expect(filterMarks({ ...none, not_graded: 1 }, null)).toContain("not_graded");
});

it("finds the column of every order again, and says that none shows the last change", () => {
  const found = INVENTORY_SORTS.map((sort) => columnOf(sort));
  expect(found.map((column) => (column === null ? null : sortOf(column)))).toEqual(
    INVENTORY_SORTS.map((sort) => (sort === "updated" ? null : sort)),
  );
});
