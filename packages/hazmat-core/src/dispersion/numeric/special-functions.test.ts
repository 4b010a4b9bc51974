import { describe, expect, it } from "vitest";
import { erf } from "./erf.ts";
import { gamma } from "./gamma-function.ts";
import { rootBetween } from "./root.ts";

describe("erf", () => {
  // Abramowitz & Stegun, table 7.1, and Wolfram's values beyond it.
  it.each([
    [0, 0],
    [0.1, 0.1124629160182849],
    [0.5, 0.5204998778130465],
    [1, 0.8427007929497149],
    [2, 0.9953222650189527],
    [3, 0.9999779095030014],
    [7, 1],
  ])("is for %d %d", (x, expected) => {
    expect(erf(x)).toBeCloseTo(expected, 14);
    expect(erf(-x)).toBeCloseTo(-expected, 14);
  });

  it("never exceeds one", () => {
    for (let x = 5; x < 6.5; x += 0.01) expect(erf(x)).toBeLessThanOrEqual(1);
  });
});

describe("gamma", () => {
  it.each([
    [1, 1],
    [5, 24],
    [0.5, Math.sqrt(Math.PI)],
    [1.5, Math.sqrt(Math.PI) / 2],
  ])("is for %d %d", (x, expected) => {
    expect(gamma(x) / expected).toBeCloseTo(1, 13);
  });
});

describe("rootBetween", () => {
  it("finds the root of a steep function", () => {
    expect(rootBetween((x) => Math.exp(10 * x) - 2, -5, 5, 1e-12)).toBeCloseTo(Math.log(2) / 10, 9);
  });

  it("accepts an end that is a root", () => {
    expect(rootBetween((x) => x - 1, 0, 1, 1e-12)).toBe(1);
  });
});
