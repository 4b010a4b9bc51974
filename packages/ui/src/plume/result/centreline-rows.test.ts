import { expect, it } from "vitest";
import { centrelineRows } from "./centreline-rows.ts";

/** ppm decreasing with the square of the distance: 1e6 ÷ x². */
const POINTS = Array.from({ length: 121 }, (_, i) => {
  const x = 4 * (10_000 / 4) ** (i / 120);
  return [x, 1e6 / x ** 2] as const;
});

it("returns the concentration at round distances, up to the first beyond the farthest zone", () => {
  const rows = centrelineRows(POINTS, 430);
  expect(rows.map(([x]) => x)).toEqual([10, 20, 50, 100, 200, 500]);
  expect(rows.map(([, ppm]) => Number(ppm.toPrecision(6)))).toEqual([10_000, 2500, 400, 100, 25, 4]);
});

it("ends at the limit of the models, and keeps the farthest rows if there are many", () => {
  expect(centrelineRows(POINTS, 10_000).map(([x]) => x)).toEqual([100, 200, 500, 1000, 2000, 5000, 10_000]);
});

it("returns no distance closer than the first modelled point, and no rows without points", () => {
  const late = POINTS.filter(([x]) => x > 60);
  expect(centrelineRows(late, 180).map(([x]) => x)).toEqual([100, 200]);
  expect(centrelineRows([], 100)).toEqual([]);
});
