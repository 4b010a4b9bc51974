import { expect, it } from "vitest";
import { PLACE_PRECISIONS } from "../../ports/geocoder.ts";
import { isExactEnough } from "./place.ts";

it("isExactEnough is false for a town or an unknown position", () => {
  expect(PLACE_PRECISIONS.filter((precision) => !isExactEnough(precision))).toEqual(["town", "none"]);
});
