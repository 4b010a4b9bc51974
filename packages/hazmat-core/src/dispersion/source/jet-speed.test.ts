import { describe, expect, it } from "vitest";
import type { ReleaseSubstance, ResolvedReleaseInput } from "../release.ts";
import { jetSpeedOf, liquefiedJetSpeed } from "./jet-speed.ts";
import { releasedCloud } from "./released-cloud.ts";

const AIR = { temperatureK: 293.15, pressurePa: 101_325 };
const CHLORINE: ReleaseSubstance = {
  name: "chlorine",
  molarMass: 70.906,
  boilingPointC: -34,
  criticalTemperatureC: 144,
  vapourPressurePa: 678_000,
  vapourPressureAtC: 20,
  liquidDensityKgPerM3: 1410,
};
const METHANE: ReleaseSubstance = { name: "methane", molarMass: 16.043, boilingPointC: -161.5 };

const input = (
  substance: ReleaseSubstance,
  release: Partial<ResolvedReleaseInput["release"]>,
): ResolvedReleaseInput => ({
  substance,
  release: { rateKgPerS: 1, heightM: 0, state: "liquid", ...release },
  weather: { windSpeedMps: 5, windFromDeg: 270, temperatureC: 20, stability: "D" },
  site: { lon: 0, lat: 45 },
});
const speedOf = (from: ResolvedReleaseInput) => jetSpeedOf(from, releasedCloud(from, AIR), AIR);

describe("liquefiedJetSpeed", () => {
  it("is the speed that the vapour pressure gives through a hole", () => {
    expect(liquefiedJetSpeed(CHLORINE, 293.15, AIR)).toBeCloseTo(Math.sqrt((2 * (678_000 - 101_325)) / 1410), 6);
  });

  it("is 0 for a cold liquid, at its boiling point and if it could not be liquid under pressure", () => {
    expect(liquefiedJetSpeed(CHLORINE, 239.15, AIR)).toBe(0);
    expect(liquefiedJetSpeed(METHANE, 293.15, AIR)).toBe(0); // LNG: above 1.5 times its boiling point in kelvin
    expect(liquefiedJetSpeed({ name: "a liquid", molarMass: 50 }, 293.15, AIR)).toBe(0);
  });
});

describe("jetSpeedOf", () => {
  it("derives the speed of a liquefied gas and marks it as derived", () => {
    const jet = speedOf(input(CHLORINE, {}));
    expect(jet?.speedMps).toBeCloseTo(28.6, 1);
    expect(jet?.assumptions[0]).toMatchObject({ name: "Jet", value: "29 m/s", isDerived: true });
  });

  it("uses the entered speed, and no jet for 0", () => {
    expect(speedOf(input(CHLORINE, { jetSpeedMps: 90 }))?.speedMps).toBe(90);
    expect(speedOf(input(CHLORINE, { state: "gas", jetSpeedMps: 300 }))?.speedMps).toBe(300);
    expect(speedOf(input(CHLORINE, { jetSpeedMps: 0 }))).toBeNull();
  });

  it("does not derive the speed of a gas from its rate, and gives a pool no jet", () => {
    expect(speedOf(input(CHLORINE, { state: "gas" }))).toBeNull();
    const benzene = { name: "benzene", molarMass: 78.11, boilingPointC: 80.1 };
    expect(speedOf(input(benzene, { jetSpeedMps: 20 }))).toBeNull();
  });
});
