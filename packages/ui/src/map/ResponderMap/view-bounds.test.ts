import { expect, it } from "vitest";
import { viewBounds } from "./view-bounds.ts";

it("returns the whole world at zoom 0 for a map of 512 px", () => {
  const [west, south, east, north] = viewBounds([0, 0], 0, { width: 512, height: 512 });
  expect([west, east]).toEqual([-180, 180]);
  // Edge of Web Mercator: atan(sinh π).
  expect(north).toBeCloseTo(85.0511, 4);
  expect(south).toBeCloseTo(-85.0511, 4);
});

it("returns bounds around the centre that shrink with each zoom step", () => {
  const [west, south, east, north] = viewBounds([-63.5752, 44.6488], 12, { width: 1024, height: 512 });
  expect(east - west).toBeCloseTo((360 * 2) / 4096, 6);
  // At this latitude a degree of longitude is cos(44.6488°) times as long as a degree of latitude.
  expect((north - south) / (east - west)).toBeCloseTo(Math.cos((44.6488 * Math.PI) / 180) / 2, 4);
  expect((south + north) / 2).toBeCloseTo(44.6488, 3);
});

it("never returns more than the world in width", () => {
  const [west, , east] = viewBounds([10, 0], 0, { width: 4000, height: 300 });
  expect(east - west).toBe(360);
});
