import { expect, it } from "vitest";
import { routeCoordinates } from "./route-coordinates.ts";

it("draws two or more positions", () => {
  const way = [
    [-63.57, 44.65],
    [-63.5, 44.7],
  ];
  expect(routeCoordinates(way)).toEqual(way);
});

it.each([
  [[[-63.57, 44.65]]],
  [[[-63.57, 44.65], [-63.5]]],
  [
    [
      [-63.57, 44.65],
      [181, 44.7],
    ],
  ],
  [
    [
      [-63.57, 44.65],
      [-63.5, -90.1],
    ],
  ],
  [
    [
      [-63.57, 44.65],
      [Number.NaN, 44.7],
    ],
  ],
])("draws nothing for %j", (way) => {
  expect(routeCoordinates(way)).toBeNull();
});
