import type { BoundingBox } from "@placard/ui/map";
import { describe, expect, it } from "vitest";
import { boxText, containsBox, isInBox, roundOut, WORLD } from "./site-box.ts";

/** Halifax, about 10 km wide. */
const VIEW = [-63.64, 44.62, -63.51, 44.68] as const;
const moved = ([west, south, east, north]: BoundingBox, lon: number, lat = 0): BoundingBox => [
  west + lon,
  south + lat,
  east + lon,
  north + lat,
];

describe("roundOut", () => {
  it("contains the view and is at most twice as wide", () => {
    const box = roundOut(VIEW);
    expect(box.west).toBeLessThanOrEqual(VIEW[0]);
    expect(box.south).toBeLessThanOrEqual(VIEW[1]);
    expect(box.east).toBeGreaterThanOrEqual(VIEW[2]);
    expect(box.north).toBeGreaterThanOrEqual(VIEW[3]);
    expect(box.east - box.west).toBeLessThanOrEqual(2 * (VIEW[2] - VIEW[0]));
  });

  it("gives the same box after a small move and another one after a large move", () => {
    expect(roundOut(moved(VIEW, 0.002))).toEqual(roundOut(VIEW));
    expect(roundOut(moved(VIEW, 0.13))).not.toEqual(roundOut(VIEW));
  });

  it("crosses 180° from both sides alike", () => {
    const box = roundOut([179, -18, 181, -17]);
    expect(roundOut([-181, -18, -179, -17])).toEqual(box);
    expect(box.west).toBeGreaterThan(box.east);
    expect([isInBox(box, 179.5, -17.5), isInBox(box, -179.5, -17.5), isInBox(box, 0, -17.5)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("keeps 180° as an eastern edge", () => {
    const { west, east } = roundOut([178, -18, 179.9, -17]);
    expect(east).toBe(180);
    expect(west).toBeLessThan(180);
  });

  it("is the world for a view as wide as the world", () => {
    expect(roundOut([-400, -95, 400, 95])).toEqual(WORLD);
  });

  it("is written as the server reads it", () => {
    const text = boxText(roundOut([-0.0001, -0.0001, 0.0001, 0.0001]));
    expect(text).toMatch(/^-?\d+(\.\d+)?(,-?\d+(\.\d+)?){3}$/);
  });
});

describe("containsBox", () => {
  const box = roundOut(VIEW);
  const inner = { ...box, west: box.west + 0.01 };

  it("compares the edges of two boxes", () => {
    expect(containsBox(box, inner)).toBe(true);
    expect(containsBox(inner, box)).toBe(false);
    expect(containsBox(box, box)).toBe(true);
  });

  it("compares boxes across 180°", () => {
    const across = { west: 170, south: -20, east: -170, north: -10 };
    expect(containsBox(across, { west: 175, south: -20, east: -175, north: -10 })).toBe(true);
    expect(containsBox(across, { west: -175, south: -20, east: -171, north: -10 })).toBe(true);
    expect(containsBox(across, { west: -175, south: -20, east: -160, north: -10 })).toBe(false);
    expect(containsBox(WORLD, across)).toBe(true);
    expect(containsBox(across, WORLD)).toBe(false);
  });
});
