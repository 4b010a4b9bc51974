import { expect, it } from "vitest";
import { linesOf } from "./text-lines.ts";

const piece = (text: string, x: number, y: number, width = text.length * 5) => ({ text, x, y, width, height: 10 });

it("puts pieces of one height into a line from the left, the highest first", () => {
  const pieces = [piece("below", 10, 680), piece("number", 30, 700), piece("UN", 10, 701, 15)];
  expect(linesOf(pieces)).toEqual(["UN number", "below"]);
});

it("tells columns from words, and joins what touches", () => {
  expect(linesOf([piece("Class", 10, 700, 25), piece("8", 120, 700)])).toEqual(["Class\t8"]);
  expect(linesOf([piece("H", 10, 700, 5), piece("314", 15, 700)])).toEqual(["H314"]);
});

it("has no lines where nothing stands", () => {
  expect(linesOf([])).toEqual([]);
});
