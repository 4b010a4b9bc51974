import { expect, it } from "vitest";
import { nearestPlaces } from "./nearest-places.ts";

const at = (id: number, lon: number, lat: number) => ({ id, center: [lon, lat] as const });

it("returns the nearest first, with distance and bearing", () => {
  const places = [at(1, 0.01, 0), at(2, 0.001, 0), at(3, 0, -0.002), at(4, 1, 1)];
  const near = nearestPlaces([0, 0], places, 3);
  expect(near.map(({ place }) => place.id)).toEqual([2, 3, 1]);
  expect(near[1]?.line.words).toBe("222 m S, straight line");
});

it("scales degrees of longitude by the latitude", () => {
  const near = nearestPlaces([0, 60], [at(1, 0.015, 60), at(2, 0, 60.01)], 2);
  expect(near.map(({ place }) => place.id)).toEqual([1, 2]); // 0.015° of longitude is half of that there
});

it("searches across the antimeridian", () => {
  expect(nearestPlaces([179.99, 0], [at(1, 179.9, 0), at(2, -179.99, 0)], 1)[0]?.place.id).toBe(2);
});

it("returns all if there are fewer than requested", () => {
  expect(nearestPlaces([0, 0], [], 5)).toEqual([]);
  expect(nearestPlaces([0, 0], [at(1, 1, 1)], 5)).toHaveLength(1);
});

it("returns the same as sorting all of them", () => {
  const places = Array.from({ length: 500 }, (_, i) => at(i, Math.sin(i * 7) / 10, Math.cos(i * 13) / 10));
  const sorted = places.toSorted(
    (a, b) => Math.hypot(...a.center.map((x) => x)) - Math.hypot(...b.center.map((x) => x)),
  );
  expect(nearestPlaces([0, 0], places, 5).map(({ place }) => place.id)).toEqual(sorted.slice(0, 5).map(({ id }) => id));
});
