import { describe, expect, it } from "vitest";
import { kgPerM3Of, ppmOf } from "../weather/air.ts";
import { sigmaX, sigmaY, sigmaZ } from "./briggs-sigma.ts";
import { peakShare, shareAt } from "./finite-duration.ts";
import { plumeConcentration, verticalTerm } from "./gaussian-plume.ts";
import { stabilityFromSky } from "../weather/stability-class.ts";

// Expected values: NOAA TM NOS OR&R 43, Table 13 and section 4.3, calculated by hand in the comments.
const PLUME = { rateKgPerS: 1, windMps: 5, heightM: 0, stability: "D", terrain: "rural" } as const;

describe("spread", () => {
  it("matches ALOHA at 1 km in class D", () => {
    expect(sigmaX(1000, "D")).toBeCloseTo(0.04 * 1000 ** 1.14, 9);
    expect(sigmaY(1000, "D")).toBeCloseTo(80 / Math.sqrt(1.1), 9);
    expect(sigmaZ(1000, "D", "rural")).toBeCloseTo(60 / Math.sqrt(2.5), 9);
    expect(sigmaZ(1000, "D", "urban")).toBeCloseTo(140 / Math.sqrt(1.3), 9);
  });
});

describe("plumeConcentration", () => {
  it("is Q / (π U σy σz) on the ground downwind of a ground-level source", () => {
    // 1 / (π · 5 · 76.277 · 37.947) = 2.1994e-5 kg/m³
    expect(plumeConcentration(PLUME, { x: 1000, y: 0, z: 0 })).toBeCloseTo(2.199405e-5, 10);
  });

  it("is zero upwind", () => {
    expect(plumeConcentration(PLUME, { x: 0, y: 0, z: 0 })).toBe(0);
  });
});

describe("verticalTerm", () => {
  it("is hardly affected by an inversion far above", () => {
    expect(verticalTerm(0, 10, 30, 1000)).toBeCloseTo(verticalTerm(0, 10, 30), 12);
  });

  it("changes smoothly to a fully mixed layer", () => {
    expect(verticalTerm(0, 30, 2 * 300 * 0.9999, 300)).toBeCloseTo(1 / 300, 6);
    expect(verticalTerm(0, 30, 2 * 300, 300)).toBe(1 / 300);
  });
});

describe("a release of finite duration", () => {
  const release = { windMps: 1.5, durationS: 60, stability: "F" } as const;

  it("reaches its peak when the middle of the cloud passes", () => {
    const x = 1000;
    const middle = x / release.windMps + release.durationS / 2;
    expect(shareAt(release, x, middle)).toBeCloseTo(peakShare(release, x), 6);
    expect(shareAt(release, x, middle * 0.8)).toBeLessThan(peakShare(release, x));
  });

  it("is zero before the cloud arrives and after it has passed", () => {
    expect(shareAt(release, 1000, 10)).toBeLessThan(1e-3);
    expect(shareAt(release, 1000, 1e5)).toBeCloseTo(0, 9);
  });
});

describe("ppm", () => {
  it("converts to kg/m³ and back in the given air", () => {
    const air = { temperatureK: 293.15, pressurePa: 95_000 };
    expect(ppmOf(kgPerM3Of(123, 0.0709, air), 0.0709, air)).toBeCloseTo(123, 9);
  });
});

describe("stabilityFromSky", () => {
  it.each([
    [90, 0, "A"],
    [60, 3, "B"],
    [35, 3, "B"],
    [60, 10, "D"],
    [-20, 8, "E"],
  ] as const)("in 1.5 m/s, sun at %d°, %d/10 cloud, is %s", (sunAltitudeDeg, cloudTenths, expected) => {
    expect(stabilityFromSky({ windSpeedMps: 1.5, cloudTenths, sunAltitudeDeg })).toBe(expected);
  });
});
