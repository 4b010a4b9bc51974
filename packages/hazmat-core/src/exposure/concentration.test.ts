import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mgPerM3ToPpm, ppmToMgPerM3 } from "./concentration.ts";
import { convertConcentration } from "./convert-concentration.ts";

const CHLORINE = 70.906; // g/mol

describe("ppm and mg/m³", () => {
  // one mole of ideal gas at 25 °C and 1013.25 mb takes 8.314462618 × 298.15 ÷ 101,325 = 0.0244654 m³
  it.each([
    // 10 × 70.906 ÷ 24.4654 = 28.9822
    [10, { molarMass: CHLORINE }, 28.9822],
    // at 0 °C a mole takes 22.41396 L: 10 × 70.906 ÷ 22.41396 = 31.6347
    [10, { molarMass: CHLORINE, temperatureC: 0 }, 31.6347],
    // half the pressure, half the mass
    [10, { molarMass: CHLORINE, pressureMb: 506.625 }, 14.4911],
    [0, { molarMass: CHLORINE }, 0],
  ])("converts %d ppm under %j to %d mg/m³", (ppm, conditions, mgPerM3) => {
    expect(ppmToMgPerM3({ ppm, ...conditions })).toBeCloseTo(mgPerM3, 4);
    expect(mgPerM3ToPpm({ mgPerM3, ...conditions })).toBeCloseTo(ppm, 3);
  });

  const domain = {
    molarMass: fc.double({ min: 1, max: 1000, noNaN: true }),
    temperatureC: fc.double({ min: -100, max: 500, noNaN: true }),
    pressureMb: fc.double({ min: 100, max: 2000, noNaN: true }),
  };

  it("returns to the initial value when converted back", () => {
    fc.assert(
      fc.property(fc.record(domain), fc.double({ min: 1e-6, max: 1e6, noNaN: true }), (conditions, ppm) => {
        const back = mgPerM3ToPpm({ mgPerM3: ppmToMgPerM3({ ppm, ...conditions }), ...conditions });
        expect(back / ppm).toBeCloseTo(1, 12);
      }),
    );
  });

  it("gives less mass for the same ppm in warmer air", () => {
    fc.assert(
      fc.property(fc.record(domain), fc.double({ min: 1e-3, max: 1e6, noNaN: true }), (conditions, ppm) => {
        const warmer = { ...conditions, temperatureC: conditions.temperatureC + 10 };
        expect(ppmToMgPerM3({ ppm, ...warmer })).toBeLessThan(ppmToMgPerM3({ ppm, ...conditions }));
      }),
    );
  });

  it.each([
    [{ ppm: -1, molarMass: 1 }, "ppm is -1"],
    [{ ppm: NaN, molarMass: 1 }, "ppm is NaN"],
    [{ ppm: 1, molarMass: 0 }, "molarMass is 0"],
    [{ ppm: 1, molarMass: Infinity }, "molarMass is Infinity"],
    [{ ppm: 1, molarMass: 1, temperatureC: -273.15 }, "temperatureC is -273.15"],
    [{ ppm: 1, molarMass: 1, pressureMb: 0 }, "pressureMb is 0"],
  ])("throws outside its domain: %j", (input, message) => {
    expect(() => ppmToMgPerM3(input)).toThrow(message);
  });

  it("names the invalid input in the other direction too", () => {
    expect(() => mgPerM3ToPpm({ mgPerM3: -1, molarMass: 1 })).toThrow("mgPerM3 is -1");
  });
});

describe("convertConcentration", () => {
  it("returns four decimals and names its assumptions", () => {
    expect(convertConcentration({ value: 10, from: "ppm", molarMass: CHLORINE })).toMatchObject({
      ok: true,
      value: {
        unit: "mg/m³",
        text: "28.9822",
        assumptions: [
          { name: "temperature", value: "25 °C" },
          { name: "pressure", value: "1013.25 mb" },
        ],
      },
    });
  });

  // Pure chlorine at 25 °C and 1013.25 mb: 1,000,000 ppm × 70.906 g/mol ÷ 24.4654 L/mol = 2,898,220 mg/m³.
  it.each([
    [1_000_000, "ppm", true],
    [1_000_001, "ppm", false],
    [2_898_000, "mg/m³", true],
    [2_899_000, "mg/m³", false],
  ] as const)("accepts or refuses %d %s of chlorine: %s, with pure gas as the maximum", (value, from, isTaken) => {
    const refused = {
      code: "conversion.above_pure_gas",
      message: "Enter a lower value: 1\u202f000\u202f000 ppm is pure gas.",
    };
    const answer = convertConcentration({ value, from, molarMass: CHLORINE });
    expect(answer).toMatchObject(isTaken ? { ok: true } : { ok: false, error: refused });
  });

  it("names no assumption for given values", () => {
    const request = {
      value: 28.9822,
      from: "mg/m³",
      molarMass: CHLORINE,
      temperatureC: 25,
      pressureMb: 1013.25,
    } as const;
    expect(convertConcentration(request)).toMatchObject({
      ok: true,
      value: { unit: "ppm", text: "10.0000", assumptions: [] },
    });
  });

  it.each([
    [{ molarMass: null }, "conversion.molar_mass_unknown"],
    [{ molarMass: 0 }, "conversion.molar_mass_unknown"],
    [{ value: -1 }, "conversion.value"],
    [{ value: NaN }, "conversion.value"],
    [{ temperatureC: -300 }, "conversion.temperature"],
    [{ temperatureC: NaN }, "conversion.temperature"],
    [{ pressureMb: 0 }, "conversion.pressure"],
    [{ pressureMb: Infinity }, "conversion.pressure"],
  ])("refuses %j with %s", (change, code) => {
    const answer = convertConcentration({ value: 10, from: "ppm", molarMass: CHLORINE, ...change });
    expect(answer).toMatchObject({ ok: false, error: { code } });
  });
});
