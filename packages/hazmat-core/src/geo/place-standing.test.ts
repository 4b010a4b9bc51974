import { expect, it } from "vitest";
import { PLACE_PRECISIONS } from "../ports/geocoder.ts";
import { isExactEnough } from "../scene/place/place.ts";
import { isApproximatePlace, placeStanding } from "./place-standing.ts";

it("stands as well as the precision is good, in its order", () => {
  const standings = PLACE_PRECISIONS.map(placeStanding);
  expect([...new Set(standings)]).toEqual(["pin", "address", "street", "town", "unknown"]);
});

it("calls approximate what no zone is drawn around", () => {
  for (const precision of PLACE_PRECISIONS) expect(isApproximatePlace(precision)).toBe(!isExactEnough(precision));
});
