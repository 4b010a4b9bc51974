import { expect, it } from "vitest";
import { linesOf } from "./text-lines.ts";

const piece = (text: string, x: number, y: number, width = text.length * 5) => ({ text, x, y, width, height: 10 });

it("joins pieces of equal height into lines from the left, top line first", () => {
  const pieces = [piece("below", 10, 680), piece("number", 30, 700), piece("UN", 10, 701, 15)];
  expect(linesOf(pieces)).toEqual(["UN number", "below"]);
});

it("separates columns and joins touching pieces", () => {
  expect(linesOf([piece("Class", 10, 700, 25), piece("8", 120, 700)])).toEqual(["Class\t8"]);
  expect(linesOf([piece("H", 10, 700, 5), piece("314", 15, 700)])).toEqual(["H314"]);
});

it("returns no lines for an empty page", () => {
  expect(linesOf([])).toEqual([]);
});
