import { describe, expect, it } from "vitest";
import { gasDensity } from "../weather/air.ts";
import { fogHeat, humidityRatio, waterSaturation } from "../weather/moist-air.ts";
import { cloudStates, heatDeficit } from "./cloud-heat.ts";

const DRY = { temperatureK: 293.15, pressurePa: 101_325 };
const HUMID = { ...DRY, relativeHumidity: 0.8 };
const METHANE = { name: "methane", molarMass: 16.043, gasHeatCapacityJPerMolK: 35.9 };
const COLD = {
  kind: "vapour" as const,
  temperatureK: 111.7,
  molarMass: 0.016043,
  densityKgPerM3: gasDensity(0.016043, 111.7, 101_325),
  vapourShare: 1,
  assumptions: [],
};
const AMMONIA = {
  name: "ammonia",
  molarMass: 17.031,
  heatOfVaporisationJPerMol: 23_330,
  liquidHeatCapacityJPerMolK: 80,
  gasHeatCapacityJPerMolK: 36,
  liquidDensityKgPerM3: 682,
};
const DROPLETS = { ...COLD, kind: "aerosol" as const, temperatureK: 239.85, molarMass: 0.017031, vapourShare: 0.19 };

describe("water in the air", () => {
  it("has saturation pressures near the handbook's 2339 Pa at 20 °C and 611 Pa at 0 °C", () => {
    expect(waterSaturation(293.15) / 2339).toBeCloseTo(1, 1);
    expect(waterSaturation(273.15) / 611).toBeCloseTo(1, 2);
    expect(humidityRatio({ ...DRY, relativeHumidity: 0.5 })).toBeCloseTo(0.0073, 4);
    expect(humidityRatio(DRY)).toBe(0);
  });

  it("releases more heat if its fog freezes", () => {
    expect(fogHeat(290)).toBe(2.5023e6);
    expect(fogHeat(268.15)).toBeCloseTo(2.5023e6 + 0.165e6, 0);
    expect(fogHeat(200)).toBeCloseTo(2.8323e6, 0);
  });
});

describe("cloudStates", () => {
  it("warms a cold cloud by the heat of condensing fog", () => {
    const [dry, humid] = [cloudStates(COLD, METHANE, DRY)(0.3), cloudStates(COLD, METHANE, HUMID)(0.3)];
    const water = 0.7 * humidityRatio(HUMID);
    // At this temperature nearly all water is fog: its heat over the heat capacity of the cloud, K
    const warmer = (water * fogHeat(humid.temperatureK)) / (0.3 * 2238 + 0.7 * 1006);
    expect((humid.temperatureK - dry.temperatureK) / warmer).toBeGreaterThan(0.95);
    expect((humid.temperatureK - dry.temperatureK) / warmer).toBeLessThan(1.01);
    expect(humid.density).toBeLessThan(dry.density);
  });

  it("makes methane lighter than moist air, and never lighter than dry air", () => {
    const humid = cloudStates(COLD, METHANE, { ...DRY, temperatureK: 303.15, relativeHumidity: 1 });
    const dry = cloudStates(COLD, METHANE, DRY);
    expect(humid(0.02).density).toBeLessThan(humid(0).density);
    for (const w of [0.3, 0.1, 0.03, 0.01]) expect(dry(w).density, String(w)).toBeGreaterThan(dry(0).density);
  });

  it.each([
    ["vapour", COLD, METHANE],
    ["droplets", DROPLETS, AMMONIA],
  ])("reaches air temperature once all its heat deficit was supplied, %s", (_what, cloud, substance) => {
    for (const air of [DRY, HUMID]) {
      const states = cloudStates(cloud, substance, air, 1);
      for (const w of [0.9, 0.3, 0.01]) expect(states(w).temperatureK).toBeCloseTo(293.15, 4);
    }
  });

  it("has the heat deficit of its droplets and its low temperature", () => {
    const droplets = 0.81 * 23_330 + 36 * (293.15 - 239.85); // J/mol
    expect(heatDeficit(DROPLETS, AMMONIA, DRY)).toBeCloseTo(droplets / 0.017031, 3);
    expect(heatDeficit({ ...COLD, temperatureK: 293.15 }, METHANE, DRY)).toBe(0);
  });

  it("is colder with droplets than without", () => {
    const vapour = { ...DROPLETS, kind: "vapour" as const, vapourShare: 1 };
    const [wet, dry] = [cloudStates(DROPLETS, AMMONIA, DRY)(0.1), cloudStates(vapour, AMMONIA, DRY)(0.1)];
    expect(wet.temperatureK).toBeLessThan(dry.temperatureK - 20);
  });
});
