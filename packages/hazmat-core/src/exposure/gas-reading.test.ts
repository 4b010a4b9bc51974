import { describe, expect, it } from "vitest";
import { readGas, type GasReadingInput } from "./gas-reading.ts";

/** The factors are examples, and of no maker. */
const METER: GasReadingInput = {
  reading: 20,
  unit: "% LEL",
  gas: "Ammonia",
  correctionFactor: 0.8,
  factorSource: "table of the maker, 2024",
  lelVolPercent: 15,
};

const valueOf = (input: GasReadingInput) => {
  const read = readGas(input);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};

describe("a corrected reading", () => {
  it("in % LEL is made ppm by the LEL of the gas itself", () => {
    // 20 % × 0.8 = 16 % of 15 vol % = 2.4 vol % = 24 000 ppm
    expect(valueOf(METER)).toMatchObject({ raw: 20, corrected: 16, lelPercent: 16, ppm: 24_000 });
  });

  it("in ppm is given in % LEL too", () => {
    // 50 ppm × 9.7 = 485 ppm = 0.0485 vol %; of 15 vol % that is 0.3233 %
    const read = valueOf({ ...METER, reading: 50, unit: "ppm", correctionFactor: 9.7 });
    expect(read.ppm).toBeCloseTo(485, 6);
    expect(read.lelPercent).toBeCloseTo(0.323_333, 5);
  });

  it("in % by volume is both", () => {
    // 3 vol % × 1 = 30 000 ppm = a fifth of 15 vol %
    expect(valueOf({ ...METER, reading: 3, unit: "% vol", correctionFactor: 1 })).toMatchObject({
      ppm: 30_000,
      lelPercent: 20,
    });
  });

  it("has no ppm of a % LEL, and no % LEL of ppm, where no LEL is on file", () => {
    expect(valueOf({ ...METER, lelVolPercent: null })).toMatchObject({ corrected: 16, lelPercent: 16, ppm: null });
    expect(valueOf({ ...METER, unit: "ppm", lelVolPercent: null })).toMatchObject({ ppm: 16, lelPercent: null });
  });

  it("keeps whose factor it is", () => {
    expect(valueOf({ ...METER, factorSource: "  maker X, table 7 " }).factorSource).toBe("maker X, table 7");
  });
});

describe("nothing is corrected", () => {
  it.each([
    [{ correctionFactor: null }, "detector.factor_unknown"],
    [{ factorSource: "  " }, "detector.factor_source"],
    [{ gas: "" }, "detector.gas_unknown"],
    [{ reading: Number.NaN }, "detector.reading"],
    [{ reading: -5 }, "detector.reading"],
    [{ reading: 101 }, "detector.beyond_scale"],
    [{ reading: 101, lelVolPercent: null }, "detector.beyond_scale"],
    [{ reading: 99, unit: "% vol", correctionFactor: 2 }, "detector.more_than_all"],
  ] as const)("for %j: %s, with the raw reading", (change, code) => {
    const input = { ...METER, ...change };
    expect(readGas(input)).toMatchObject({ ok: false, error: { code, raw: input.reading } });
  });
});
