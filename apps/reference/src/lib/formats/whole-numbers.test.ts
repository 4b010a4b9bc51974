import { expect, it } from "vitest";
import { wholeNumbers } from "./whole-numbers.ts";

it("keeps only whole numbers", () => {
  expect(wholeNumbers({ a: "12", b: "", c: "1.5", d: "many", e: "0" })).toEqual({ a: 12, e: 0 });
});
