import { expect, it } from "vitest";
import { GHS_CODES, ghsShapes, isGhsCode } from "./ghs-codes.ts";

it("draws a different outline for each of the nine shapes", () => {
  const drawings = GHS_CODES.map((code) =>
    ghsShapes(code)
      .map(({ d }) => d)
      .join(" "),
  );
  expect(new Set(drawings).size).toBe(9);
  for (const drawing of drawings) expect(drawing).toMatch(/^[Mm]/);
});

it("rejects a tenth code", () => {
  expect(["GHS06", "GHS10", "ghs06"].map(isGhsCode)).toEqual([true, false, false]);
});
