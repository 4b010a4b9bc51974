import { expect, it } from "vitest";
import { PLACE_PRECISIONS } from "../../ports/geocoder.ts";
import { isExactEnough } from "./place.ts";

it("draws nothing around a town or an unknown place", () => {
  expect(PLACE_PRECISIONS.filter((precision) => !isExactEnough(precision))).toEqual(["town", "none"]);
});
