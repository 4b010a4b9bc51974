import { describe, expect, it } from "vitest";
import { substanceAt } from "./substance-at.ts";

const CHLORINE = { name: "chlorine", molarMass: 70.906, boilingPointC: -34.04 };
/** As compiled from Perry's Handbook, 8th edition, tables 2-8, 2-150, 2-153, and Poling. */
const FITS = {
  antoine: { c: [21.38673, 2233.489, -12.791], minK: 239.4, maxK: 400.3, src: "NIST-WB" },
  vapourPressure: { c: [71.334, -3855, -8.5171, 0.012378, 1], minK: 172.12, maxK: 417.15, src: "Perry8 T2-8" },
  vaporisation: { c: [30_680, 0.8458, -0.9001, 0.453, 417.15], minK: 172.12, maxK: 417.15, src: "Perry8 T2-150" },
  liquidHeat: { c: [63_936, 46.35, -0.1623, 0, 0], minK: 172.12, maxK: 239.12, src: "Perry8 T2-153" },
  gasHeat: { c: [3.056, 0.0053708, -0.000008098, 5.693e-9, -1.5256e-12], minK: 50, maxK: 1000, src: "Poling" },
  criticalK: [416.933, "NIST-WB"],
} as const;

describe("substanceAt", () => {
  it("adds the heats of chlorine, near the handbook's 20.4 kJ/mol, 66 and 34 J/(mol K)", () => {
    const chlorine = substanceAt(CHLORINE, FITS, 298.15);
    expect(chlorine.heatOfVaporisationJPerMol).toBeCloseTo(20_400, -2.5);
    expect(Math.round(chlorine.liquidHeatCapacityJPerMolK ?? 0)).toBe(66);
    expect(Math.round(chlorine.gasHeatCapacityJPerMolK ?? 0)).toBe(34);
    expect(chlorine.criticalTemperatureC).toBeCloseTo(143.78, 2);
  });

  it("gives the vapour pressure of a liquid below its boiling point, 101 kPa at that point", () => {
    const cold = substanceAt({ ...CHLORINE, vapourPressurePa: 1, vapourPressureAtC: 0 }, FITS, 239.1);
    expect((cold.vapourPressurePa ?? 0) / 101_325).toBeCloseTo(1, 1);
    expect(cold.vapourPressureAtC).toBeCloseTo(-34.05, 2);
    expect(substanceAt(CHLORINE, FITS, 298.15).vapourPressurePa).toBeUndefined();
  });

  it("uses Antoine, and otherwise nothing, outside the range of a correlation", () => {
    const { antoine } = FITS;
    const hot = { ...CHLORINE, boilingPointC: 100 };
    expect(substanceAt(hot, { antoine }, 300).vapourPressurePa).toBeCloseTo(Math.exp(21.38673 - 2233.489 / 287.209), 6);
    expect(substanceAt(hot, { antoine }, 200).vapourPressurePa).toBeUndefined();
    expect(
      substanceAt(CHLORINE, { gasHeat: FITS.gasHeat, vaporisation: { ...FITS.vaporisation, maxK: 200 } }, 20),
    ).toEqual(CHLORINE);
  });

  it("keeps values on file", () => {
    const own = {
      ...CHLORINE,
      heatOfVaporisationJPerMol: 1,
      liquidHeatCapacityJPerMolK: 2,
      gasHeatCapacityJPerMolK: 3,
    };
    expect(substanceAt(own, FITS, 298.15)).toMatchObject(own);
  });
});
