import { expect, it } from "vitest";
import { basemapDetail, overlap } from "./basemap-detail.ts";

const halifax = [-63.68, 44.6, -63.48, 44.74] as const;
const harbour = { lon: -63.59, lat: 44.67 };
const sydney = { lon: -60.19, lat: 46.14 };

it.each([
  ["the harbour near by", { ...harbour, zoom: 14 }, "region"],
  ["the harbour from afar", { ...harbour, zoom: 9 }, "region"],
  ["the province", { ...harbour, zoom: 6 }, "world"],
  ["another town from afar", { ...sydney, zoom: 10 }, "world"],
  ["another town near by: no coast is better than a wrong one", { ...sydney, zoom: 12 }, "nothing"],
])("%s is drawn from %s", (_name, view, detail) => {
  expect(basemapDetail(view, [halifax])).toBe(detail);
});

it("has no coast at close zoom without a pack", () => {
  expect(basemapDetail({ ...harbour, zoom: 14 }, [])).toBe("nothing");
});

it("detects a rectangle that is partly visible", () => {
  expect(overlap(halifax, [-63.5, 44.7, -63.3, 44.8])).toBe(true);
  expect(overlap(halifax, [-63.4, 44.7, -63.3, 44.8])).toBe(false);
});
