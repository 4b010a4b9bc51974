import { INVENTORY_SORTS } from "@placard/hazmat-core/business";
import { expect, it } from "vitest";
import { columnOf, INVENTORY_ORDERS, orderId, orderOf, sortOf } from "./inventory-view.ts";

it("finds the column for every sort order", () => {
  const found = INVENTORY_SORTS.map((sort) => columnOf(sort));
  expect(found.map((column) => (column === null ? null : sortOf(column)))).toEqual(
    INVENTORY_SORTS.map((sort) => (["updated", "unit", "storage"].includes(sort) ? null : sort)),
  );
});

it("reads the chosen order and ignores invalid ones", () => {
  for (const id of INVENTORY_ORDERS) expect(orderId(orderOf(id) ?? { sort: "unit", direction: "ascending" })).toBe(id);
  expect(orderOf("colour ascending")).toBeNull();
  expect(INVENTORY_ORDERS).toHaveLength(12);
});
