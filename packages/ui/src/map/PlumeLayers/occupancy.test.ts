import { expect, it } from "vitest";
import { occupancyOf } from "./occupancy.ts";

const square = [
  { x: 80, y: 80 },
  { x: 160, y: 80 },
  { x: 160, y: 160 },
  { x: 80, y: 160 },
];

it("returns the covered fraction, to a cell", () => {
  const { covered } = occupancyOf([square], 400, 300);
  expect(covered({ x: 96, y: 96 }, { width: 32, height: 32 })).toBe(1);
  expect(covered({ x: 200, y: 96 }, { width: 80, height: 32 })).toBe(0);
  expect(covered({ x: 120, y: 96 }, { width: 80, height: 32 })).toBeCloseTo(0.6, 1);
});

it("counts overlapping areas twice", () => {
  const { covered } = occupancyOf([square, square], 400, 300);
  expect(covered({ x: 96, y: 96 }, { width: 32, height: 32 })).toBe(2);
});

it("accepts outlines beyond the map, and rectangles outside it", () => {
  const huge = square.map(({ x, y }) => ({ x: (x - 120) * 100, y: (y - 120) * 100 }));
  const { covered } = occupancyOf([huge], 400, 300);
  expect(covered({ x: 0, y: 0 }, { width: 400, height: 300 })).toBe(1);
  expect(covered({ x: 900, y: 0 }, { width: 40, height: 30 })).toBe(0);
});
