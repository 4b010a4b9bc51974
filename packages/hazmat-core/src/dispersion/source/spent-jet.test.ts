import { describe, expect, it } from "vitest";
import { spentJet } from "./spent-jet.ts";

const JET = { rateKgPerS: 1, speedMps: 50, densityKgPerM3: 20 };

describe("spentJet", () => {
  it("contains enough air to slow its momentum to the wind speed", () => {
    expect(spentJet(JET, 1.2, 5)?.fraction).toBeCloseTo(0.1, 12); // 1 kg/s at 50 m/s is 10 kg/s at 5 m/s
    expect(spentJet({ ...JET, rateKgPerS: 100 }, 1.2, 5)?.fraction).toBeCloseTo(0.1, 12);
  });

  it("has the length needed to entrain that air", () => {
    // d = √(4 / (π 20 · 50)) = 35.68 mm; x = 9 d √(20/1.2) / 0.32
    expect(spentJet(JET, 1.2, 5)?.lengthM).toBeCloseTo((9 * 0.035682 * Math.sqrt(20 / 1.2)) / 0.32, 3);
  });

  it("is pure at its nozzle, dilutes to its end and no further", () => {
    const jet = spentJet(JET, 1.2, 5);
    const length = jet?.lengthM ?? Number.NaN;
    const shares = [0, 0.25, 0.5, 1, 2].map((part) => jet?.fractionAt(part * length) ?? Number.NaN);
    expect(shares[0]).toBe(1);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(shares[3]).toBeCloseTo(0.1, 12);
    expect(shares[4]).toBeCloseTo(0.1, 12);
  });

  it("returns null if the wind is as fast, and a short jet if it is nearly so", () => {
    expect(spentJet(JET, 1.2, 50)).toBeNull();
    expect(spentJet({ ...JET, speedMps: 0 }, 1.2, 5)).toBeNull();
    const faint = spentJet(JET, 1.2, 49.99);
    expect(faint?.fraction).toBeCloseTo(1, 3);
    expect(faint?.lengthM).toBeLessThan(0.001);
  });
});
