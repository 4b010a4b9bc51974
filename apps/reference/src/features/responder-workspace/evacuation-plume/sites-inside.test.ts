import { expect, it } from "vitest";
import { isInside, sitesInside } from "./sites-inside.ts";

const SQUARE = {
  type: "Polygon" as const,
  coordinates: [
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
      [0, 0],
    ],
  ],
};

it("tells inside from outside", () => {
  expect(isInside(SQUARE, { longitude: 0.5, latitude: 0.5 })).toBe(true);
  expect(isInside(SQUARE, { longitude: 1.5, latitude: 0.5 })).toBe(false);
  expect(isInside({ type: "Polygon", coordinates: [] }, { longitude: 0.5, latitude: 0.5 })).toBe(false);
});

it("counts sites in the circle although no plume is drawn", () => {
  const near = { longitude: -63.57, latitude: 44.6503 }; // 33 m north
  const far = { longitude: -63.57, latitude: 44.66 }; // 1.1 km north
  expect(sitesInside(null, { radiusM: 100, basis: "" }, [-63.57, 44.65], [near, far])).toEqual({ evac: 1 });
});
