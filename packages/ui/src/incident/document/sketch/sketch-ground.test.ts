import { expect, it } from "vitest";
import type { RegionPack } from "../../../map/region/region-pack.ts";
import { sampleResult } from "../../../testing/plume.ts";
import { sketchGround } from "./sketch-ground.ts";
import { placesHalfM, placesSketch, zoneSketch } from "./zone-sketch.ts";

const area = (...ring: readonly (readonly [number, number])[]) => ({
  type: "Feature" as const,
  properties: {},
  geometry: { type: "Polygon" as const, coordinates: [ring.map(([x, y]) => [x, y])] },
});
const street = (...line: readonly (readonly [number, number])[]) => ({
  type: "Feature" as const,
  properties: {},
  geometry: { type: "LineString" as const, coordinates: line.map(([x, y]) => [x, y]) },
});
const none = { type: "FeatureCollection" as const, features: [] };

/**
 * On the equator, where one degree in any direction is 111,195 m: the sea east of the source, a street from west to
 * east.
 */
const pack: RegionPack = {
  name: "Harbour",
  caption: "Main streets only",
  bbox: [-0.02, -1, 1, 1],
  edition: "2026-11-21",
  attribution: [{ short: "City", words: "Contains information of the city." }],
  water: { ...none, features: [area([0.005, -1], [1, -1], [1, 1], [0.005, 1], [0.005, -1])] },
  parks: none,
  buildings: none,
  roads: { ...none, features: [street([-0.01, 0], [0.5, 0]), street([0.5, 0.5], [0.6, 0.6])] },
};

it("clips water and streets to the square, and shows where the region ends inside it", () => {
  const ground = sketchGround(pack, [0, 0], 5000);
  expect(ground?.water).toHaveLength(1);
  for (const [x, y] of ground?.water.flat() ?? []) {
    expect(x).toBeGreaterThanOrEqual(555);
    expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(5000.001);
  }
  // The street outside is left out; the other ends at the side of the square.
  expect(ground?.roads.map((line) => line.map(([x]) => Math.round(x)))).toEqual([[-1112, 5000]]);
  expect(ground?.edges.map((line) => line.map(([x, y]) => [Math.round(x), Math.round(y)]))).toEqual([
    [
      [-2224, 5000],
      [-2224, -5000],
    ],
  ]);
  expect(ground?.credit).toBe("Contains information of the city.");
});

it("keeps every mark inside the square, and combines marks that are too close", () => {
  const places = [
    { sign: "1", center: [0.01, 0] as const },
    { sign: "2", center: [0.01, 0.0001] as const },
    { sign: "3", center: [0, -0.005] as const },
  ];
  const { marks, halfM, ringsM } = placesSketch([0, 0], places);
  expect(marks.map(({ signs, eastM, northM }) => [signs.join(), Math.round(eastM), Math.round(northM)])).toEqual([
    ["1,2", 1112, 0],
    ["3", 0, -556],
  ]);
  expect(Math.round(halfM)).toBe(1279);
  expect(ringsM).toEqual([500, 1000]);
  expect(placesHalfM([0, 0], [])).toBe(120);
});

it("returns nothing for a source outside the region", () => {
  expect(sketchGround(pack, [-0.5, 0], 5000)).toBeNull();
});

it("draws range rings only without a ground", () => {
  const bare = zoneSketch(sampleResult);
  expect(bare?.ringsM.length).toBeGreaterThanOrEqual(2);
  for (const radiusM of bare?.ringsM ?? []) expect(radiusM).toBeLessThanOrEqual(bare?.halfM ?? 0);
  const ground = sketchGround(pack, [0, 0], 5000);
  expect(zoneSketch(sampleResult, [], ground)?.ringsM).toEqual([]);
});
