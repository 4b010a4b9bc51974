import { expect, it } from "vitest";
import { PLACE_PRECISIONS } from "../ports/geocoder.ts";
import { isExactEnough } from "../scene/place/place.ts";
import { isApproximatePlace, placeStanding } from "./place-standing.ts";

it("returns a reliability in the order of the precision", () => {
  const standings = PLACE_PRECISIONS.map(placeStanding);
  expect([...new Set(standings)]).toEqual(["pin", "address", "street", "town", "unknown"]);
});

it("marks as approximate every position around which no zone is drawn", () => {
  for (const precision of PLACE_PRECISIONS) expect(isApproximatePlace(precision)).toBe(!isExactEnough(precision));
});
