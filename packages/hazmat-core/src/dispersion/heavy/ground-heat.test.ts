import { describe, expect, it } from "vitest";
import { gasDensity } from "../weather/air.ts";
import { cloudMixing } from "./cloud-mixing.ts";
import { groundHeat } from "./ground-heat.ts";
import { heavyGas } from "./heavy-gas.ts";
import { heavyWind } from "./heavy-wind.ts";

const air = { temperatureK: 293.15, pressurePa: 101_325 };
const substance = { name: "methane", molarMass: 16.043, gasHeatCapacityJPerMolK: 35.9 };
const cloud = {
  kind: "vapour" as const,
  temperatureK: 111.7,
  molarMass: 0.016043,
  densityKgPerM3: gasDensity(0.016043, 111.7, 101_325),
  vapourShare: 1,
  assumptions: [],
};
const cold = cloudMixing(cloud, substance, air);
const ground = groundHeat(293.15, { cloud, substance, air, cold });
const LAYER = { temperatureK: 193.15, densityKgPerM3: 1.5, fraction: 0.3, depthM: 2 };

describe("groundHeat", () => {
  it("is the larger of natural and forced convection", () => {
    // 18 ((ρ/M)² ΔT)^(1/3) ΔT with ρ/M = 1.5 (0.3/16.043 + 0.7/28.96) kmol/m³ and ΔT = 100 K
    const natural = 18 * Math.cbrt((1.5 * (0.3 / 16.043 + 0.7 / 28.96)) ** 2 * 100) * 100;
    expect(ground?.fluxInto(LAYER, heavyWind(1, "F", 0.0002))).toBeCloseTo(natural, 6);
    expect(ground?.fluxInto(LAYER, heavyWind(10, "D", 0.1))).toBeGreaterThan(2 * natural);
  });

  it("gives no heat to a cloud at air temperature, or over colder ground", () => {
    const wind = heavyWind(5, "D", 0.03);
    expect(ground?.fluxInto({ ...LAYER, temperatureK: 293.15 }, wind)).toBe(0);
    const frozen = groundHeat(180, { cloud, substance, air, cold });
    expect(frozen?.fluxInto(LAYER, wind)).toBe(0);
    expect(frozen?.stirringOf(LAYER, wind)).toBe(1);
    expect(ground?.stirringOf(LAYER, wind)).toBeGreaterThan(1);
  });

  it("returns null for a cloud without a heat deficit", () => {
    expect(groundHeat(293.15, { cloud: { ...cloud, temperatureK: 293.15 }, substance, air, cold })).toBeNull();
    const clusters = { ...substance, association: "hydrogen-fluoride" as const };
    expect(groundHeat(293.15, { cloud, substance: clusters, air, cold })).toBeNull();
  });

  it("moves the mixing curve from cold to air temperature", () => {
    const at = (warmth: number): number => ground?.mixingAt(warmth).temperatureAt(0.3) ?? Number.NaN;
    const temperatures = [0, 0.1, 0.25, 0.6, 1].map(at);
    expect(temperatures).toEqual(temperatures.toSorted((a, b) => a - b));
    expect(at(0)).toBe(cold.temperatureAt(0.3));
    expect(at(1)).toBeCloseTo(293.15, 6);
    expect(at(7)).toBe(at(1));
  });

  it("makes the plume of a cold gas narrower", () => {
    const source = {
      rateKgPerS: 5,
      mixing: cold,
      windSpeedMps: 3,
      stability: "E" as const,
      roughnessM: 0.03,
      poolDiameterM: 0,
    };
    const width = (more: object) => heavyGas({ ...source, ...more }, 5000)?.(10).halfWidthM(60, 20_000) ?? Number.NaN;
    expect(width({ ground })).toBeLessThan(0.9 * width({}));
  });
});
