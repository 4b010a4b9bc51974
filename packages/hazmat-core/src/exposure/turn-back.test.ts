import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ASSUMED_LC50_PPM,
  ASSUMED_MOLAR_MASS_G_PER_MOL,
  ASSUMED_VAPOUR_PRESSURE_PA,
  lookupAssumption,
} from "./assumed-defaults.ts";
import { correctReading } from "./detector-reading.ts";
import { turnBack, turnBackPpm } from "./turn-back.ts";

describe("turnBackPpm", () => {
  it.each([
    // ammonia, 15 % vol: 15 × 10,000 × 0.1 ÷ 0.8 = 18,750 ppm
    [{ lelVolPercent: 15, correctionFactor: 0.8 }, 18_750],
    // methane, 5 % vol on its own calibration: 5000 ppm
    [{ lelVolPercent: 5, correctionFactor: 1 }, 5000],
    // a factor above 1 means that the meter reads low: turn back earlier. 5 × 10,000 × 0.1 ÷ 2 = 2500
    [{ lelVolPercent: 5, correctionFactor: 2 }, 2500],
    [{ lelVolPercent: 5, correctionFactor: 1, fraction: 0.25 }, 12_500],
    [{ lelVolPercent: 100, correctionFactor: 1, fraction: 1 }, 1_000_000],
  ])("returns for %j %d ppm", (input, ppm) => {
    expect(turnBackPpm(input)).toBeCloseTo(ppm, 8);
  });

  it.each([
    [{ lelVolPercent: 0, correctionFactor: 1 }, "lelVolPercent is 0"],
    [{ lelVolPercent: 101, correctionFactor: 1 }, "lelVolPercent is 101"],
    [{ lelVolPercent: 5, correctionFactor: 0 }, "correctionFactor is 0"],
    [{ lelVolPercent: 5, correctionFactor: Infinity }, "correctionFactor is Infinity"],
    [{ lelVolPercent: 5, correctionFactor: 1, fraction: 0 }, "fraction is 0"],
    [{ lelVolPercent: 5, correctionFactor: 1, fraction: 1.1 }, "fraction is 1.1"],
  ])("throws outside its domain: %j", (input, message) => {
    expect(() => turnBackPpm(input)).toThrow(message);
  });

  const factor = fc.double({ min: 0.05, max: 20, noNaN: true });
  const lel = fc.double({ min: 0.1, max: 100, noNaN: true });

  it("returns a reading that gives the fraction of the LEL when corrected", () => {
    fc.assert(
      fc.property(lel, factor, (lelVolPercent, correctionFactor) => {
        const reading = turnBackPpm({ lelVolPercent, correctionFactor });
        fc.pre(reading <= 1_000_000); // a meter cannot show more
        const corrected = correctReading({ reading, unit: "ppm", gas: "gas", correctionFactor });
        expect(corrected.ok && corrected.value.corrected / (lelVolPercent * 1000)).toBeCloseTo(1, 12);
      }),
    );
  });
});

describe("turnBack", () => {
  it("returns two decimals and its calculation", () => {
    expect(turnBack({ lelVolPercent: 15, correctionFactor: 0.8 })).toEqual({
      ok: true,
      value: { ppm: expect.closeTo(18_750, 8), text: "18750.00", working: "15 vol % LEL × 10% ÷ 0.8" },
    });
  });

  it("shows a fraction without floating-point errors", () => {
    const answer = turnBack({ lelVolPercent: 5, correctionFactor: 1, fraction: 0.07 });
    expect(answer.ok && answer.value.working).toBe("5 vol % LEL × 7% ÷ 1");
  });

  it.each([
    [{ lelVolPercent: null, correctionFactor: 1 }, "turn_back.lel_unknown"],
    [{ lelVolPercent: 0, correctionFactor: 1 }, "turn_back.lel_unknown"],
    [{ lelVolPercent: 120, correctionFactor: 1 }, "turn_back.lel_unknown"],
    [{ lelVolPercent: null, correctionFactor: 1, isNoncombustible: true }, "turn_back.does_not_burn"],
    [{ lelVolPercent: 5, correctionFactor: 0 }, "turn_back.correction_factor"],
    [{ lelVolPercent: 5, correctionFactor: NaN }, "turn_back.correction_factor"],
    [{ lelVolPercent: 5, correctionFactor: 1, fraction: 0 }, "turn_back.fraction"],
    [{ lelVolPercent: 5, correctionFactor: 1, fraction: 2 }, "turn_back.fraction"],
  ])("refuses %j with %s", (request, code) => {
    expect(turnBack(request)).toMatchObject({ ok: false, error: { code } });
  });
});

describe("correctReading", () => {
  it("returns raw and corrected reading: actual gas is reading × factor", () => {
    // 20 % LEL × 0.8 = 16 % LEL
    expect(correctReading({ reading: 20, unit: "% LEL", gas: " Ammonia ", correctionFactor: 0.8 })).toEqual({
      ok: true,
      value: { raw: 20, corrected: 16, unit: "% LEL", gas: "Ammonia", correctionFactor: 0.8 },
    });
  });

  it.each([
    [{ gas: null }, "detector.gas_unknown"],
    [{ gas: "  " }, "detector.gas_unknown"],
    [{ gas: null, correctionFactor: 1 }, "detector.gas_unknown"],
    [{ correctionFactor: null }, "detector.factor_unknown"],
    [{ correctionFactor: 0 }, "detector.factor_unknown"],
  ])("refuses %j with %s and keeps the raw reading", (change, code) => {
    const answer = correctReading({ reading: 20, unit: "ppm", gas: "Ammonia", correctionFactor: 0.8, ...change });
    expect(answer).toMatchObject({ ok: false, error: { code, raw: 20 } });
  });

  it.each([[NaN], [-1], [Infinity]])("refuses a reading of %d", (reading) => {
    expect(correctReading({ reading, unit: "ppm", gas: "Ammonia", correctionFactor: 1 })).toMatchObject({
      ok: false,
      error: { code: "detector.reading" },
    });
  });
});

describe("defaults of a lookup without data", () => {
  it("have the specified values", () => {
    expect([ASSUMED_LC50_PPM, ASSUMED_MOLAR_MASS_G_PER_MOL, ASSUMED_VAPOUR_PRESSURE_PA]).toEqual([100, 28.97, 1000]);
  });

  it.each([
    ["lc50", "lc50", "100 ppm, assumed"],
    ["molar_mass", "molar mass", "28.97 g/mol, assumed"],
    ["vapour_pressure", "vapour pressure", "1000 Pa, assumed"],
  ] as const)("state that %s is assumed", (key, name, value) => {
    expect(lookupAssumption(key)).toEqual({ name, value, reason: "Nothing on file." });
  });
});
