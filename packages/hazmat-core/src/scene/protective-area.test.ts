import { expect, it } from "vitest";
import { destination } from "../geo/destination.ts";
import { isInside } from "./place/sites-inside.ts";
import { protectiveArea } from "./protective-area.ts";

const SOURCE = { lon: -63.57, lat: 44.65 };
const off = (bearing: number, metres: number) => {
  const [lon, lat] = destination(SOURCE, bearing, metres);
  return { lon, lat };
};

it("is a square downwind, half of its side to the left and right", () => {
  const { polygon, shape } = protectiveArea(SOURCE, 1000, 90, []);
  expect(shape).toBe("downwind");
  expect(isInside(off(90, 990), polygon)).toBe(true);
  expect(isInside(off(90, 1010), polygon)).toBe(false);
  expect(isInside(off(270, 10), polygon)).toBe(false);
  expect(isInside(off(0, 490), polygon)).toBe(true);
  expect(isInside(off(180, 490), polygon)).toBe(true);
  expect(isInside(off(0, 510), polygon)).toBe(false);
  expect(isInside(off(45 + 15, 1000), polygon)).toBe(true); // near a far corner: 866 m along, 500 m across
});

it("is a circle if the wind has no direction", () => {
  const { polygon, shape } = protectiveArea(SOURCE, 1000, null, []);
  expect(shape).toBe("circle");
  for (const bearing of [0, 90, 180, 270]) expect(isInside(off(bearing, 990), polygon)).toBe(true);
});

it("is counter-clockwise, closed, and split at the antimeridian", () => {
  const { polygon } = protectiveArea(SOURCE, 1000, 0, []);
  const ring = (polygon.type === "Polygon" ? polygon.coordinates[0] : undefined) ?? [];
  expect(ring[0]).toEqual(ring.at(-1));
  const turned = ring.slice(1).reduce((sum, [x = 0, y = 0], i) => {
    const [fromX = 0, fromY = 0] = ring[i] ?? [];
    return sum + fromX * y - x * fromY;
  }, 0);
  expect(turned).toBeGreaterThan(0);
  expect(protectiveArea({ lon: 179.99, lat: -16.8 }, 11_000, 90, []).polygon.type).toBe("MultiPolygon");
});
