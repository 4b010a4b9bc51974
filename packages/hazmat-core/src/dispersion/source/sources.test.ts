import { describe, expect, it } from "vitest";
import { flashShare } from "./flash.ts";
import { indoorConcentration } from "../zone/indoor-concentration.ts";
import { modelReleaseOf } from "../model-release-of.ts";
import { poolDiameterFor, poolRate } from "./pool-evaporation.ts";
import { rateFromPool } from "./rate-from-pool.ts";
import { expandedTemperature, gasRelease, liquidRelease, twoPhaseFlux } from "./tank-release.ts";
import { vapourPressureAt } from "./vapour-pressure.ts";

const BENZENE = {
  name: "benzene",
  molarMass: 78.11,
  boilingPointC: 80.1,
  vapourPressurePa: 12_690,
  vapourPressureAtC: 25,
};
const WEATHER = { windSpeedMps: 5, windFromDeg: 0, temperatureC: 25, stability: "D" as const };
const SITE = { lon: 0, lat: 50 };

describe("vapourPressureAt", () => {
  it("matches both points on file", () => {
    expect(vapourPressureAt(BENZENE, 298.15)).toBeCloseTo(12_690, 6);
    expect(vapourPressureAt(BENZENE, 353.25)).toBeCloseTo(101_325, 4);
  });

  it("uses the slope from the heat of vaporization if one point is on file", () => {
    // Clausius–Clapeyron by hand: 101 325 · exp(−40 660/8.314463 · (1/353.15 − 1/373.15)) = 48 257 Pa
    const water = { name: "water", molarMass: 18.015, boilingPointC: 100, heatOfVaporisationJPerMol: 40_660 };
    expect(vapourPressureAt(water, 353.15)).toBeCloseTo(
      101_325 * Math.exp((-40_660 / 8.314462618) * (1 / 353.15 - 1 / 373.15)),
      3,
    );
  });

  it("returns null without figures", () => {
    expect(vapourPressureAt({ name: "x", molarMass: 50 }, 300)).toBeNull();
    expect(vapourPressureAt({ name: "x", molarMass: 50, boilingPointC: 90 }, 300)).toBeNull();
  });
});

describe("pools", () => {
  const pool = {
    molarMass: 78.11,
    temperatureK: 298.15,
    vapourPressurePa: 12_690,
    wind: { speedMps: 5, heightM: 10 },
    stability: "D" as const,
    roughnessM: 0.03,
  };

  it("get the diameter that gives their rate", () => {
    const diameterM = poolDiameterFor(0.5, pool);
    expect(poolRate({ ...pool, diameterM: diameterM ?? 0 })).toBeCloseTo(0.5, 5);
  });

  it("have no diameter for a rate that no pool gives", () => {
    expect(poolDiameterFor(1e7, pool)).toBeNull();
  });

  it("give a rate for which the model returns the same pool", async () => {
    const rate = rateFromPool({ substance: BENZENE, weather: WEATHER, site: SITE }, 300);
    if (!rate.ok) throw new Error(rate.error.message);
    const answer = await modelReleaseOf({
      substance: BENZENE,
      release: { rateKgPerS: rate.value, heightM: 0, state: "liquid" },
      weather: WEATHER,
      site: SITE,
      thresholds: [{ id: "aegl-1", ppm: 52 }],
    });
    expect(answer.ok ? answer.value.pool?.areaM2 : 0).toBeCloseTo(300, 2);
  });

  it.each<[string, Parameters<typeof rateFromPool>, string]>([
    ["no area", [{ substance: BENZENE, weather: WEATHER, site: SITE }, 0], "outside_domain"],
    ["a boiling pool", [{ substance: BENZENE, weather: WEATHER, site: SITE, temperatureC: 90 }, 10], "outside_domain"],
    ["no wind", [{ substance: BENZENE, weather: { ...WEATHER, windSpeedMps: 0 }, site: SITE }, 10], "wind_too_low"],
    [
      "no vapour pressure",
      [{ substance: { name: "x", molarMass: 80, boilingPointC: 90 }, weather: WEATHER, site: SITE }, 10],
      "substance_incomplete",
    ],
  ])("reject %s", (_why, args, code) => {
    expect(rateFromPool(...args)).toMatchObject({ ok: false, error: { code } });
  });
});

describe("vessels", () => {
  const nitrogen = {
    pressurePa: 120_000,
    airPressurePa: 101_325,
    temperatureK: 293.15,
    molarMass: 0.028,
    heatRatio: 1.4,
  };
  const hole = { areaM2: 1e-4, discharge: 0.85 };

  it("release nothing without overpressure", () => {
    expect(liquidRelease({ areaM2: 1e-4 }, 1000, 0)).toBe(0);
    expect(gasRelease(hole, { ...nitrogen, pressurePa: 101_325 })).toEqual({ rateKgPerS: 0, isChoked: false });
  });

  it("release gas below the speed of sound at low pressure", () => {
    const { rateKgPerS, isChoked } = gasRelease(hole, nitrogen);
    expect(isChoked).toBe(false);
    // Close to Bernoulli for a small pressure drop: 0.85e-4 √(2 · 1.379 · 18 675) = 0.0193 kg/s, slightly less because
    // of expansion.
    expect(rateKgPerS).toBeGreaterThan(0.017);
    expect(rateKgPerS).toBeLessThan(0.0193);
  });

  it("have a continuous rate at the start of choked flow", () => {
    const critical = 101_325 / (2 / 2.4) ** 3.5;
    const below = gasRelease(hole, { ...nitrogen, pressurePa: critical * 0.9999 }).rateKgPerS;
    const above = gasRelease(hole, { ...nitrogen, pressurePa: critical * 1.0001 }).rateKgPerS;
    expect(above / below).toBeCloseTo(1, 3);
  });

  it("cool an expanding gas", () => {
    expect(expandedTemperature(nitrogen)).toBeCloseTo(293.15 * (101_325 / 120_000) ** (0.4 / 1.4), 6);
  });

  it("give Bernoulli's flow of a flashing liquid through a thin wall, and less through a pipe", () => {
    const chlorine = {
      heatOfVaporisation: 287_840,
      liquidHeatCapacity: 926.3,
      temperatureK: 298.15,
      gasDensity: 3.6,
      liquidDensity: 1562,
      overpressurePa: 670_000,
    };
    expect(twoPhaseFlux(chlorine, 0)).toBeCloseTo(0.61 * Math.sqrt(2 * 1562 * 670_000), 6);
    expect(twoPhaseFlux(chlorine, 0.1)).toBeLessThan(twoPhaseFlux(chlorine, 0.05));
    expect(twoPhaseFlux(chlorine, 5)).toBe(twoPhaseFlux(chlorine, 0.1));
  });
});

describe("flashShare", () => {
  it("returns null without heats", () => {
    expect(flashShare({ name: "x", molarMass: 50, boilingPointC: 0 }, 300)).toBeNull();
  });
});

describe("indoorConcentration", () => {
  it("rises to 63% in one air change and falls to 37% of that in the next", () => {
    expect(indoorConcentration(100, { durationS: 3600, timeS: 3600 }, 1)).toBeCloseTo(100 * (1 - 1 / Math.E), 9);
    expect(indoorConcentration(100, { durationS: 3600, timeS: 7200 }, 1)).toBeCloseTo(
      (100 * (1 - 1 / Math.E)) / Math.E,
      9,
    );
  });

  it("is zero before the cloud arrives", () => {
    expect(indoorConcentration(100, { durationS: 3600, timeS: -5 }, 1)).toBe(0);
  });
});
