import { expect, it } from "vitest";
import { decodeLand, decodeLine, decodeTowns } from "./decode.ts";

it("adds the steps to the first position", () => {
  expect(decodeLine([-6357, 4466, 10, -6], 100)).toEqual([
    [-63.57, 44.66],
    [-63.47, 44.6],
  ]);
});

it("keeps holes as further rings of the same polygon", () => {
  const land = decodeLand({
    scale: 1,
    polygons: [
      [
        [0, 0, 9, 0, 0, 9, -9, -9],
        [3, 3, 1, 0, 0, 1, -1, -1],
      ],
    ],
  });
  expect(land.features).toHaveLength(1);
  expect(land.features[0]?.geometry.coordinates).toHaveLength(2);
  expect(land.features[0]?.geometry.coordinates[1]?.[0]).toEqual([3, 3]);
});

it("gives each town its own position", () => {
  const towns = decodeTowns({ scale: 10, names: ["A", "B"], places: [10, 20, 30, 40], thousands: [9, 8] });
  expect(towns.features.map(({ geometry }) => geometry.coordinates)).toEqual([
    [1, 2],
    [3, 4],
  ]);
});
