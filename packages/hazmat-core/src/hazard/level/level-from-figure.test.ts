import { describe, expect, it } from "vitest";
import {
  explainHazardFromExposureLimit,
  explainHazardFromIdlh,
  explainHazardFromLc50,
  hazardLevelFromExposureLimit,
  hazardLevelFromIdlh,
  hazardLevelFromLc50,
} from "./level-from-figure.ts";

it.each([
  [0, "extreme"],
  [9.99, "extreme"],
  [10, "high"],
  [49.99, "high"],
  [50, "medium"],
  [199.99, "medium"],
  [200, "low"],
])("LC50 %d ppm gives %s", (ppm, level) => {
  expect(hazardLevelFromLc50(ppm)).toBe(level);
});

it.each([
  [0, "extreme"],
  [24.99, "extreme"],
  [25, "high"],
  [99.99, "high"],
  [100, "medium"],
  [499.99, "medium"],
  [500, "low"],
])("IDLH %d ppm gives %s", (ppm, level) => {
  expect(hazardLevelFromIdlh(ppm)).toBe(level);
});

it.each([
  [0, "high"],
  [0.99, "high"],
  [1, "medium"],
  [9.99, "medium"],
  [10, "low"],
])("REL or PEL %d ppm gives %s", (ppm, level) => {
  expect(hazardLevelFromExposureLimit(ppm)).toBe(level);
});

it.each([[NaN], [Infinity], [-1]])("%d ppm throws and never gives low", (ppm) => {
  expect(() => hazardLevelFromLc50(ppm)).toThrow(RangeError);
  expect(() => hazardLevelFromIdlh(ppm)).toThrow("Pass a finite number of 0 or more");
  expect(() => hazardLevelFromExposureLimit(ppm)).toThrow(RangeError);
});

describe("explained levels of figures", () => {
  const source = { key: "NPG", locator: "0115" } as const;

  it("name figure, rule and source", () => {
    expect(explainHazardFromIdlh({ value: 10, unit: "ppm", source })).toEqual({
      level: "extreme",
      basis: "IDLH 10 ppm: under 25 ppm.",
      kind: "graded",
      sources: [source],
    });
    expect(explainHazardFromLc50({ value: 293, unit: "ppm" }).basis).toBe("LC50 293 ppm: 200 ppm or more.");
    expect(explainHazardFromExposureLimit({ value: 0.5, unit: "ppm" }, "REL").basis).toBe("REL 0.5 ppm: under 1 ppm.");
    expect(explainHazardFromExposureLimit({ value: 5, unit: "ppm" }).basis).toBe("exposure limit 5 ppm: under 10 ppm.");
  });

  // 29 mg/m³ × 24.4654 L/mol ÷ 70.906 g/mol = 10.006 ppm
  it("convert mg/m³ of a gas to ppm first", () => {
    expect(explainHazardFromIdlh({ value: 29, unit: "mg/m³", molarMass: 70.906, isGasOrVapour: true })).toEqual({
      level: "extreme",
      basis: "IDLH 29 mg/m³, 10 ppm at 25 °C: under 25 ppm.",
      kind: "graded",
      sources: [],
    });
  });

  it.each([
    ["no figure", null, "No IDLH on file."],
    ["no number", { value: NaN, unit: "ppm" }, "The IDLH on file is not a number."],
    ["a negative number", { value: -1, unit: "ppm" }, "The IDLH on file is not a number."],
    [
      "a dust",
      { value: 5, unit: "mg/m³", molarMass: 100, isGasOrVapour: false },
      "IDLH 5 mg/m³ is not given in ppm, and it is not known to be a gas or vapour.",
    ],
    [
      "an unknown state",
      { value: 5, unit: "mg/m³", molarMass: 100 },
      "IDLH 5 mg/m³ is not given in ppm, and it is not known to be a gas or vapour.",
    ],
    [
      "no molar mass",
      { value: 5, unit: "mg/m³", isGasOrVapour: true },
      "IDLH 5 mg/m³ cannot be converted to ppm: no molar mass on file.",
    ],
    [
      "a molar mass of 0",
      { value: 5, unit: "mg/m³", isGasOrVapour: true, molarMass: 0 },
      "IDLH 5 mg/m³ cannot be converted to ppm: no molar mass on file.",
    ],
  ] as const)("do not classify by %s", (_what, figure, basis) => {
    expect(explainHazardFromIdlh(figure)).toMatchObject({ kind: "unknown", level: null, basis });
  });
});

describe("basis of a level", () => {
  it.each([
    [9.99, "IDLH 9.99 ppm: under 25 ppm."],
    [25, "IDLH 25 ppm: under 100 ppm."],
    [100, "IDLH 100 ppm: under 500 ppm."],
    [500, "IDLH 500 ppm: 500 ppm or more."],
    [0, "IDLH 0 ppm: under 25 ppm."],
  ])("names for %d ppm the bound it is below", (value, basis) => {
    expect(explainHazardFromIdlh({ value, unit: "ppm" }).basis).toBe(basis);
  });

  it.each([[null], [undefined], [0], [-1], [NaN]])("asks for a molar mass for %s", (molarMass) => {
    const figure = { value: 10, unit: "mg/m³", isGasOrVapour: true, ...(molarMass === undefined ? {} : { molarMass }) };
    expect(explainHazardFromIdlh({ ...figure, unit: "mg/m³" })).toMatchObject({
      kind: "unknown",
      basis: "IDLH 10 mg/m³ cannot be converted to ppm: no molar mass on file.",
      sources: [],
    });
  });

  it("names no source for a figure that is not on file", () => {
    expect(explainHazardFromLc50(null).sources).toEqual([]);
  });
});
