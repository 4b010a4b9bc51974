import { describe, expect, it } from "vitest";
import { sigmaY, sigmaZ } from "../passive/briggs-sigma.ts";
import { passiveLimit } from "./passive-limit.ts";
import { passiveWeight } from "./passive-weight.ts";
import { powerTable } from "./power-table.ts";

describe("passiveWeight", () => {
  it("falls from 1 at 0.1 (mixing by the air) to 0 at 1 (mixing by gravity), symmetric in the logarithm", () => {
    expect([-5, 0, 0.1, 1, 30].map(passiveWeight)).toEqual([1, 1, 1, 0, 0]);
    expect(passiveWeight(Math.sqrt(0.1))).toBeCloseTo(0.5, 12);
    // 1 − t²(3 − 2t) at t = 1/4: 1 − 2.5/16
    expect(passiveWeight(0.1 * 10 ** 0.25)).toBeCloseTo(1 - 2.5 / 16, 12);
  });

  it("never increases with the Richardson number", () => {
    const weights = Array.from({ length: 100 }, (_, i) => passiveWeight(0.05 * 1.05 ** i));
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  });
});

describe("powerTable", () => {
  const table = powerTable((x) => 3 * x ** 0.8);

  it.each([1e-4, 0.5, 40, 1e4, 1e8])("returns %d m for its quantity, inside and outside the table", (x) => {
    expect(table.distanceOf(3 * x ** 0.8) / x).toBeCloseTo(1, 9);
    expect(table.growthAt(3 * x ** 0.8) / (2.4 * x ** -0.2)).toBeCloseTo(1, 9);
  });

  it("returns no growth for a constant quantity", () => {
    const filled = powerTable((x) => Math.min(x, 100));
    expect(filled.growthAt(50)).toBeCloseTo(1, 6);
    expect(filled.growthAt(500)).toBe(0);
    expect(filled.distanceOf(500)).toBe(Infinity);
  });
});

describe("passiveLimit", () => {
  const limit = passiveLimit({ windMps: 4, stability: "D", terrain: "rural" });
  const fluxAt = (x: number): number => Math.sqrt(Math.PI / 2) * 4 * sigmaZ(x, "D", "rural");
  const halfWidthAt = (x: number): number => Math.sqrt(Math.PI / 2) * sigmaY(x, "D");

  it.each([5, 100, 1000, 9000])("grows at %d m like the plume of its stability class", (x) => {
    const slope = (f: (x: number) => number): number => (f(x * 1.0001) - f(x / 1.0001)) / (x * 1.0001 - x / 1.0001);
    expect(limit.fluxGrowthAt(fluxAt(x)) / slope(fluxAt)).toBeCloseTo(1, 2);
    expect(limit.wideningAt(halfWidthAt(x)) / slope(halfWidthAt)).toBeCloseTo(1, 2);
  });

  it("gives the ground-level fraction of an elevated source: exp(−h²/2σz²)", () => {
    const spread = sigmaZ(300, "D", "rural");
    expect(limit.heightShareAt(fluxAt(300), 10)).toBeCloseTo(Math.exp(-(10 ** 2) / (2 * spread ** 2)), 4);
    expect(limit.heightShareAt(fluxAt(300), 0)).toBe(1);
    expect(limit.heightShareAt(fluxAt(1), 200)).toBeGreaterThan(0);
  });

  it("fills the air below an inversion and no more", () => {
    const lidded = passiveLimit({ windMps: 4, stability: "A", terrain: "rural", inversionM: 50 });
    expect(lidded.fluxGrowthAt(4 * 50 * 0.5)).toBeGreaterThan(0);
    expect(lidded.fluxGrowthAt(4 * 50 * 1.01)).toBe(0); // U hi is the total flux below the inversion
    expect(lidded.heightShareAt(4 * 50 * 1.01, 30)).toBeCloseTo(1, 6);
  });
});
