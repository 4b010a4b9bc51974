import { expect, it } from "vitest";
import { quantityFrom, quantityRemarks } from "./quantity-entry.ts";

it.each([
  ["12", 12],
  [" 1.5 ", 1.5],
  ["1,5", 1.5],
  ["0,125", 0.125],
  ["1.234,5", 1234.5],
  ["1,234.5", 1234.5],
  ["1,234,567", 1_234_567],
  [3, 3],
  ["1,500", null],
  ["twelve", null],
  ["", null],
  [null, null],
])("parses %j as %j", (entry, quantity) => {
  expect(quantityFrom(entry)).toBe(quantity);
});

it.each([
  ["12", "kg", []],
  ["1,5", "kg", ["decimal_comma"]],
  ["0", "kg", ["nothing_there"]],
  ["0,0", "L", ["decimal_comma", "nothing_there"]],
  ["2000000", "kg", ["very_much"]],
  ["2000000", "mL", []], // two cubic metres
  ["300000", "gal", ["very_much"]],
  ["99999999999999", "kg", []], // rejected, so there are no further remarks
])("returns for %s %s the remarks %j", (entry, unit, remarks) => {
  expect(quantityRemarks(entry, unit)).toEqual(remarks);
});
