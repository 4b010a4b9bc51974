import { describe, expect, it } from "vitest";
import { gasDensity } from "../weather/air.ts";
import { spentJet } from "../source/spent-jet.ts";
import { largerField } from "../zone/larger-field.ts";
import { cloudMixing, dilutedMixing } from "./cloud-mixing.ts";
import { heavyGas } from "./heavy-gas.ts";
import { jetField } from "./jet-field.ts";

const air = { temperatureK: 293.15, pressurePa: 101_325 };
const density = gasDensity(0.070906, 293.15, 101_325);
const cloud = {
  kind: "vapour" as const,
  temperatureK: 293.15,
  molarMass: 0.070906,
  densityKgPerM3: density,
  vapourShare: 1,
  assumptions: [],
};
const mixing = cloudMixing(cloud, { name: "chlorine", molarMass: 70.906 }, air);
const jet = { rateKgPerS: 2, speedMps: 100, densityKgPerM3: density };
const spent = spentJet(jet, 1.2, 4);
const source = {
  rateKgPerS: 2,
  mixing,
  windSpeedMps: 5,
  stability: "D" as const,
  roughnessM: 0.03,
  poolDiameterM: 0,
};
const struck = heavyGas(source, 10_000)?.(300);
const beyond = heavyGas({ ...source, mixing: dilutedMixing(mixing, spent?.fraction ?? 1) }, 10_000)?.(300);
if (spent === null || struck === undefined || beyond === undefined) throw new Error("No jet to test.");
const free = jetField(jet, spent, mixing, beyond);

describe("jetField", () => {
  it("is pure at the nozzle and becomes its plume without a jump", () => {
    expect(free.centrelinePpm(0)).toBeCloseTo(1e6, 3);
    const [before, after] = [free.centrelinePpm(spent.lengthM * 0.999), free.centrelinePpm(spent.lengthM * 1.001)];
    expect(after / before).toBeGreaterThan(0.95);
    expect(after / before).toBeLessThanOrEqual(1);
  });

  it("widens as it slows down", () => {
    const widths = [0.1, 0.4, 0.9].map((part) => free.halfWidthM(part * spent.lengthM, 1000));
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    expect(free.groundPpm(spent.lengthM / 2, 1000)).toBe(0);
    expect(free.halfWidthM(spent.lengthM * 0.9, 999_999)).toBe(0);
  });

  it("starts the plume more dilute than the pure gas: the blanket at the end of the jet has at most that concentration", () => {
    expect(beyond.centrelinePpm(0)).toBeLessThanOrEqual(1e6 * mixing.volumeShareOf(spent.fraction) * 1.001);
    expect(beyond.centrelinePpm(200)).toBeLessThan(struck.centrelinePpm(200));
  });
});

describe("largerField", () => {
  const both = largerField(struck, free);

  it("is never less than either field", () => {
    for (const x of [2, 10, 50, 300, 3000]) {
      for (const field of [struck, free]) {
        expect(both.centrelinePpm(x)).toBeGreaterThanOrEqual(field.centrelinePpm(x));
        expect(both.halfWidthM(x, 20)).toBeGreaterThanOrEqual(field.halfWidthM(x, 20));
        expect(both.groundPpm(x, 5)).toBeGreaterThanOrEqual(field.groundPpm(x, 5));
      }
    }
    expect(both.sourceCloud?.upwindM).toBe(struck.sourceCloud?.upwindM);
  });
});
