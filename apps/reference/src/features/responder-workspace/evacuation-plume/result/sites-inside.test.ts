import { expect, it } from "vitest";
import { sitesInside } from "./sites-inside.ts";

it("counts sites in the circle although no plume is drawn", () => {
  const near = { longitude: -63.57, latitude: 44.6503 }; // 33 m north
  const far = { longitude: -63.57, latitude: 44.66 }; // 1.1 km north
  expect(sitesInside(null, { radiusM: 100, basis: "" }, [-63.57, 44.65], [near, far])).toEqual({ evac: 1 });
});
