import { describe, expect, it } from "vitest";
import { correlationsByCas } from "../reference/figures/correlations.ts";
import { orderedProperties } from "../reference/figures/ordered-properties.ts";
import { releaseSubstanceByCas } from "./release-substance.ts";
import { smilesByCas } from "../reference/smiles.ts";
import { bundledChemicalSource } from "../ports/bundled-chemical-source.ts";

describe("releaseSubstanceByCas", () => {
  it("returns the model properties of chlorine with sources", async () => {
    const chlorine = await releaseSubstanceByCas("7782-50-5");
    expect(chlorine?.substance).toMatchObject({
      name: "Chlorine",
      molarMass: 70.906, // g/mol
      boilingPointC: -33.9,
      vapourPressurePa: 689_010,
      vapourPressureAtC: 20,
      heatOfVaporisationJPerMol: 20_410,
      gasHeatCapacityJPerMolK: 33.9,
      isNoncombustible: true,
    });
    expect(chlorine?.thresholds.map(({ id, ppm }) => [id, ppm])).toEqual([
      ["aegl-3", 20],
      ["idlh", 10],
      ["aegl-2", 2],
      ["aegl-1", 0.5],
    ]);
    expect(chlorine?.sources.length).toBeGreaterThan(5);
  });

  it("returns the full LEL in ppm, which the model scales", async () => {
    const ammonia = await releaseSubstanceByCas("7664417");
    expect(ammonia?.thresholds.find(({ id }) => id === "lel")?.ppm).toBe(150_000); // 15 vol %
  });

  it("converts a limit in mg/m³ to ppm and marks it as derived", async () => {
    // Boron trifluoride: AEGL-2 29 mg/m³, 67.81 g/mol: 29 × 24.45 ÷ 67.81 = 10.46 ppm.
    const aegl2 = (await releaseSubstanceByCas("7637-07-2"))?.thresholds.find(({ id }) => id === "aegl-2");
    expect(aegl2?.ppm).toBeCloseTo(10.46, 1);
    expect(aegl2?.source?.mark).toBe("derived");
  });

  it.each(["7782-50-6", "chlorine", "", "100-00-5x"])("returns null for %s", async (cas) => {
    expect(await releaseSubstanceByCas(cas)).toBeNull();
  });
});

describe("further properties", () => {
  it("calculates the boiling point of chlorine from its vapour-pressure correlation", async () => {
    const fit = (await correlationsByCas("7782-50-5"))?.vapourPressure;
    const [c1 = 0, c2 = 0, c3 = 0, c4 = 0, c5 = 0] = fit?.c ?? [];
    const kelvin = 239.16;
    const pascal = Math.exp(c1 + c2 / kelvin + c3 * Math.log(kelvin) + c4 * kelvin ** c5);
    expect(pascal).toBeCloseTo(101_325, -3);
  });

  it("converts decimal Antoine coefficients to the natural logarithm", async () => {
    const { entries } = { entries: await Promise.all(["7782-50-5", "71-43-2", "67-64-1"].map(correlationsByCas)) };
    for (const found of entries) {
      const [a = 0, b = 0, c = 0] = found?.antoine?.c ?? [];
      const middle = ((found?.antoine?.minK ?? 0) + (found?.antoine?.maxK ?? 0)) / 2;
      expect(Math.exp(a - b / (middle + c))).toBeGreaterThan(1000);
      expect(Math.exp(a - b / (middle + c))).toBeLessThan(1e7);
    }
  });

  it("returns structures, and null if none is on file", async () => {
    expect(await smilesByCas("7782-50-5")).toBe("ClCl");
    expect(await smilesByCas("1-1-1")).toBeNull();
    expect(await correlationsByCas("1-1-1")).toBeNull();
  });

  it("lists 20 properties in order", async () => {
    const record = await bundledChemicalSource().record("cas:7782-50-5");
    const list = record === null ? [] : orderedProperties(record);
    expect(list).toHaveLength(20);
    expect(list[0]).toEqual(["7782-50-5"]);
    expect(list[1]).toEqual(["UN1017", "UN3520"]);
    expect(list[13]).toEqual(["10 ppm"]);
  });
});
