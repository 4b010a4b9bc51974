import { expect, it } from "vitest";
import { centerOf } from "./use-region-center.ts";

it.each([
  ["Halifax", [-63.8, 44.5, -63.4, 44.9], [-63.6, 44.7]],
  ["Fiji, across the 180th meridian", [177, -19, -178, -16], [179.5, -17.5]],
  ["the Aleutians, across the 180th meridian", [172, 51, -160, 55], [-174, 53]],
] as const)("returns the centre of %s", (_name, bbox, [lon, lat]) => {
  const center = centerOf(bbox);
  expect(center[0]).toBeCloseTo(lon, 9);
  expect(center[1]).toBeCloseTo(lat, 9);
});
