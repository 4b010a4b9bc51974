import { describe, expect, it } from "vitest";
import { gasDensity } from "../weather/air.ts";
import { britterMcQuaidPlume, britterMcQuaidPuff } from "./britter-mcquaid.ts";
import { cloudMixing } from "./cloud-mixing.ts";
import { heavyGas } from "./heavy-gas.ts";
import { heavyWind } from "./heavy-wind.ts";
import { epaRmpFlux, mackayMatsuguFlux } from "../source/pool-formulas.ts";

const AIR = { temperatureK: 298.15, pressurePa: 101_325 };
const CHLORINE = { name: "chlorine", molarMass: 70.906 };
const VAPOUR = {
  kind: "vapour" as const,
  temperatureK: 298.15,
  molarMass: 0.070906,
  densityKgPerM3: gasDensity(0.070906, 298.15, 101_325),
  vapourShare: 1,
  assumptions: [],
};

describe("cloudMixing", () => {
  const mixing = cloudMixing(VAPOUR, CHLORINE, AIR);

  it("ranges from air to the pure gas", () => {
    expect(mixing.densityAt(0)).toBeCloseTo(1.1838, 3); // 101325 · 0.02896 / (8.314 · 298.15)
    expect(mixing.densityAt(1)).toBeCloseTo(VAPOUR.densityKgPerM3, 9);
  });

  it("inverts a concentration to its fraction", () => {
    for (const fraction of [1e-12, 1e-9, 1e-5, 0.01, 0.3, 0.99, 1]) {
      expect(mixing.fractionAt(mixing.concentrationAt(fraction)) / fraction).toBeCloseTo(1, 6);
      expect(mixing.fractionOfVolumeShare(mixing.volumeShareOf(fraction)) / fraction).toBeCloseTo(1, 9);
    }
  });

  it("makes a cloud with droplets colder and denser than one of vapour", () => {
    const boiling = 239.1;
    const vapourDensity = gasDensity(0.070906, boiling, 101_325);
    const cold = cloudMixing({ ...VAPOUR, temperatureK: boiling, densityKgPerM3: vapourDensity }, CHLORINE, AIR);
    const droplets = cloudMixing(
      {
        ...VAPOUR,
        kind: "aerosol",
        temperatureK: boiling,
        densityKgPerM3: 1 / (0.17 / vapourDensity + 0.83 / 1562),
        vapourShare: 0.17,
      },
      { ...CHLORINE, heatOfVaporisationJPerMol: 20_400, liquidHeatCapacityJPerMolK: 66, liquidDensityKgPerM3: 1562 },
      AIR,
    );
    for (const fraction of [0.01, 0.1, 0.5, 0.9]) {
      expect(droplets.densityAt(fraction)).toBeGreaterThan(cold.densityAt(fraction));
    }
    expect(droplets.densityAt(1)).toBeCloseTo(1 / (0.17 / vapourDensity + 0.83 / 1562), 6);
    // Far downwind the cold has no effect: the density of air, except for a millionth of chlorine.
    expect(droplets.densityAt(1e-6)).toBeCloseTo(1.1838, 3);
  });
});

describe("heavyGas", () => {
  const source = {
    rateKgPerS: 1,
    mixing: cloudMixing(VAPOUR, CHLORINE, AIR),
    windSpeedMps: 5,
    stability: "D" as const,
    roughnessM: 0.03,
    poolDiameterM: 0,
  };
  const field = heavyGas(source, 10_000)?.(300);

  it("decreases along the axis and across it", () => {
    const along = [5, 50, 500, 5000].map((x) => field?.centrelinePpm(x) ?? Number.NaN);
    expect(along).toEqual(along.toSorted((a, b) => b - a));
    const across = [0, 20, 50, 100].map((y) => field?.groundPpm(500, y) ?? Number.NaN);
    expect(across).toEqual(across.toSorted((a, b) => b - a));
  });

  it("has the limit at its half width", () => {
    const halfWidth = field?.halfWidthM(500, 20) ?? Number.NaN;
    expect((field?.groundPpm(500, halfWidth) ?? 0) / 20).toBeCloseTo(1, 2);
    expect(field?.halfWidthM(500, 900_000)).toBe(0);
  });

  it("starts at the edge of its blanket, which is at least as wide as the pool", () => {
    expect(field?.firstM).toBeCloseTo((Math.sqrt(Math.PI) * 0.918) / 2, 2); // radius 0.918 m by the reference program
    const pool = heavyGas({ ...source, poolDiameterM: 20 }, 10_000)?.(300);
    expect(pool?.firstM).toBeCloseTo((Math.sqrt(Math.PI) * 10) / 2, 6);
  });

  it("has shorter distances for a release of one minute", () => {
    const short = heavyGas({ ...source, end: { durationS: 60, windMps: 5, stability: "D" } }, 10_000)?.(300);
    expect(short?.centrelinePpm(5000)).toBeLessThan((field?.centrelinePpm(5000) ?? 0) * 0.9);
    expect(short?.centrelinePpm(20)).toBeCloseTo(field?.centrelinePpm(20) ?? 0, 6);
  });
});

describe("heavyWind", () => {
  it("matches the exponents of the reference program", () => {
    expect(heavyWind(5, "D", 0.03).exponent).toBeCloseTo(0.227, 2);
    expect(heavyWind(1.5, "F", 0.03).exponent).toBeCloseTo(0.386, 2);
    expect(heavyWind(3, "C", 0.03).frictionVelocityMps).toBeCloseTo(0.1972, 3);
  });
});

describe("Britter and McQuaid", () => {
  const lng = {
    volumeFlowM3PerS: 55.618,
    density: 1.76,
    airDensity: 1.1844721,
    windSpeedMps: 10.9,
    releaseTemperatureK: 111.15,
    airTemperatureK: 298,
  };

  it("gives the LEL of the CCPS example at 367 m", () => {
    expect(britterMcQuaidPlume(lng).distanceTo(0.05071311)).toBeCloseTo(367, 0);
  });

  it("inverts a distance to its concentration, in the near field, between the curves and beyond them", () => {
    const plume = britterMcQuaidPlume(lng);
    for (const x of [5, 40, 200, 700, 3000]) {
      expect(plume.distanceTo(plume.concentrationAt(x)) / x).toBeCloseTo(1, 6);
    }
  });

  it("is pure at the source and reports its range", () => {
    expect(britterMcQuaidPlume(lng).concentrationAt(0)).toBe(1);
    expect(britterMcQuaidPlume({ ...lng, windSpeedMps: 0.3 }).isInRange).toBe(false);
  });

  it("limits a puff to its circle", () => {
    const puff = britterMcQuaidPuff(72_500, { density: 1.434, airDensity: 1.204, windSpeedMps: 2 });
    expect(puff.concentrationAt(160, 200) / 16.4).toBeCloseTo(0.00308, 4);
    expect(puff.concentrationAt(5000, 10)).toBe(0);
    expect(puff.concentrationAt(1, 0.1)).toBeGreaterThan(puff.concentrationAt(160, 200));
  });
});

describe("other pool formulas", () => {
  const benzene = { molarMass: 78.11, temperatureK: 298.15, vapourPressurePa: 12_690, diameterM: 10, windSpeedMps: 5 };

  it("give two and three times Brighton's 1.9 g/(m² s)", () => {
    expect(mackayMatsuguFlux(benzene)).toBeCloseTo(0.00436, 5);
    expect(epaRmpFlux(benzene)).toBeCloseTo(0.00577, 5);
  });
});
