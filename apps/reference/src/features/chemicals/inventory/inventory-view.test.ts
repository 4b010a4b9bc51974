import { INVENTORY_SORTS } from "@placard/hazmat-core/business";
import { expect, it } from "vitest";
import { columnOf, distinctNames, INVENTORY_ORDERS, orderId, orderOf, sortOf } from "./inventory-view.ts";

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

it("names rows with the same chemical by location, then quantity and container, so that each differs", () => {
  const row = { name: "Acetone", location: "Plant, Lab", quantity: 5, unit: "L", vessel: null, manufacturer: null };
  const rows = [
    { ...row, id: 1, name: "Toluene" },
    { ...row, id: 2 },
    { ...row, id: 3, location: "Plant, Dock" },
    { ...row, id: 4, quantity: 20 },
    { ...row, id: 5, vessel: "Drum" },
    { ...row, id: 6, vessel: "Drum" },
  ] as const;
  expect([...distinctNames(rows).values()]).toEqual([
    "Toluene",
    "Acetone, Plant, Lab, 5 L",
    "Acetone, Plant, Dock",
    "Acetone, Plant, Lab, 20 L",
    "Acetone, Plant, Lab, 5 L, Drum",
    "Acetone, Plant, Lab, 5 L, Drum (2)",
  ]);
});
