import { describe, expect, it } from "vitest";
import { straightLine } from "./straight-line.ts";

describe("straightLine", () => {
  it("returns for one degree of a great circle 2πR ÷ 360 = 111 195 m", () => {
    expect(straightLine([0, 0], [0, 1]).distance).toBeCloseTo(111_195, 0);
    expect(straightLine([0, 0], [1, 0]).distance).toBeCloseTo(111_195, 0);
  });

  it.each([
    [[0, 1], 0],
    [[1, 0], 90],
    [[0, -1], 180],
    [[-1, 0], 270],
  ] as const)("returns for %j a bearing of %d degrees", (to, bearing) => {
    expect(straightLine([0, 0], to).bearing_deg).toBeCloseTo(bearing, 9);
  });

  it("uses the shorter way across the antimeridian", () => {
    expect(straightLine([179.5, 0], [-179.5, 0]).distance).toBeCloseTo(111_195, 0);
  });

  it("formats distance and direction as text", () => {
    expect(straightLine([0, 0], [0.02, 0.02]).words).toBe("3.1 km NE, straight line");
  });
});
