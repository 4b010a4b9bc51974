import { expect, it } from "vitest";
import { PLACE_PRECISIONS } from "../ports/geocoder.ts";
import { isExactEnough } from "../scene/place/place.ts";
import { coordinatesOf, isApproximatePlace, placeStanding } from "./place-standing.ts";

it("returns a reliability in the order of the precision", () => {
  const standings = PLACE_PRECISIONS.map(placeStanding);
  expect([...new Set(standings)]).toEqual(["pin", "address", "street", "town", "unknown"]);
});

it("marks as approximate every position around which no zone is drawn", () => {
  for (const precision of PLACE_PRECISIONS) expect(isApproximatePlace(precision)).toBe(!isExactEnough(precision));
});

it.each([
  ["registered", "44.67050, -63.59520"],
  ["interpolated", "44.67050, -63.59520"],
  ["street", "44.670, -63.595"],
  ["town", "44.67, -63.60"],
  ["none", "44.67, -63.60"],
] as const)("writes a position of precision %s with the digits that are known", (precision, text) => {
  expect(coordinatesOf([-63.5952, 44.6705], precision)).toBe(text);
});
