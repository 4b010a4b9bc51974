import { describe, expect, it } from "vitest";
import { spentJet } from "./spent-jet.ts";

const JET = { rateKgPerS: 1, speedMps: 50, densityKgPerM3: 20 };

describe("spentJet", () => {
  it("holds as much air as slows its momentum down to the wind", () => {
    expect(spentJet(JET, 1.2, 5)?.fraction).toBeCloseTo(0.1, 12); // 1 kg/s at 50 m/s is 10 kg/s at 5 m/s
    expect(spentJet({ ...JET, rateKgPerS: 100 }, 1.2, 5)?.fraction).toBeCloseTo(0.1, 12);
  });

  it("is as long as it takes to draw that air in", () => {
    // d = √(4 / (π 20 · 50)) = 35.68 mm; x = 9 d √(20/1.2) / 0.32
    expect(spentJet(JET, 1.2, 5)?.lengthM).toBeCloseTo((9 * 0.035682 * Math.sqrt(20 / 1.2)) / 0.32, 3);
  });

  it("is whole at its mouth and thins out to its end, and no further", () => {
    const jet = spentJet(JET, 1.2, 5);
    const length = jet?.lengthM ?? Number.NaN;
    const shares = [0, 0.25, 0.5, 1, 2].map((part) => jet?.fractionAt(part * length) ?? Number.NaN);
    expect(shares[0]).toBe(1);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(shares[3]).toBeCloseTo(0.1, 12);
    expect(shares[4]).toBeCloseTo(0.1, 12);
  });

  it("is none where the wind is as fast, and hardly one where it is nearly so", () => {
    expect(spentJet(JET, 1.2, 50)).toBeNull();
    expect(spentJet({ ...JET, speedMps: 0 }, 1.2, 5)).toBeNull();
    const faint = spentJet(JET, 1.2, 49.99);
    expect(faint?.fraction).toBeCloseTo(1, 3);
    expect(faint?.lengthM).toBeLessThan(0.001);
  });
});
