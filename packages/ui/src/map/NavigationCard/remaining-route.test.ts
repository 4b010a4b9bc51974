import type { LonLat, Route } from "@placard/hazmat-core";
import { expect, it } from "vitest";
import { remainingRoute } from "./remaining-route.ts";

const routeOf = (coordinates: readonly LonLat[]): Route => ({
  provider: "osrm",
  geometry: { type: "LineString", coordinates: coordinates.map(([lon, lat]) => [lon, lat]) },
  distance: 3000,
  duration: 300,
  steps: [],
});
const CORNERS: readonly LonLat[] = [
  [0, 0],
  [0.01, 0],
  [0.01, 0.01],
  [0, 0.01],
];

it("returns the full route at its beginning, and the remaining corners later", () => {
  const route = routeOf(CORNERS);
  expect(remainingRoute(route, [0, 0])).toEqual(CORNERS);
  expect(remainingRoute(route, [0.005, 0])).toEqual([[0.005, 0], ...CORNERS.slice(1)]);
  expect(remainingRoute(route, [0.01, 0.005])).toEqual([[0.01, 0.005], ...CORNERS.slice(2)]);
});

it("starts at the current position after leaving the route", () => {
  expect(remainingRoute(routeOf(CORNERS), [0.02, 0.005])).toEqual([[0.02, 0.005], ...CORNERS.slice(2)]);
});

it("uses the first of two passes of the same place, because the part between them may be ahead", () => {
  // There and back on the other lane, 8 m apart: a position does not show which of the two it is.
  const bend: LonLat = [0.01, 0];
  const route = routeOf([[0, 0], bend, [0.01, 0.00007], [0, 0.00007]]);
  expect(remainingRoute(route, [0.005, 0.00006])).toContainEqual(bend);
});

it("handles repeated positions", () => {
  const route = routeOf([
    [0, 0],
    [0, 0],
    [0.01, 0],
  ]);
  expect(remainingRoute(route, [0, 0]).at(-1)).toEqual([0.01, 0]);
});
