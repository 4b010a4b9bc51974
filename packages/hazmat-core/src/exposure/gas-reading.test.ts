import { describe, expect, it } from "vitest";
import { readGas, type GasReadingInput } from "./gas-reading.ts";

/** The factors are examples of no actual manufacturer. */
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

describe("readGas", () => {
  it("converts % LEL to ppm by the LEL of the gas itself", () => {
    // 20 % × 0.8 = 16 % of 15 vol % = 2.4 vol % = 24 000 ppm
    expect(valueOf(METER)).toMatchObject({ raw: 20, corrected: 16, lelPercent: 16, ppm: 24_000 });
  });

  it("converts ppm to % LEL", () => {
    // 50 ppm × 9.7 = 485 ppm = 0.0485 vol %; of 15 vol % that is 0.3233 %
    const read = valueOf({ ...METER, reading: 50, unit: "ppm", correctionFactor: 9.7 });
    expect(read.ppm).toBeCloseTo(485, 6);
    expect(read.lelPercent).toBeCloseTo(0.323_333, 5);
  });

  it("converts % by volume to both units", () => {
    // 3 vol % × 1 = 30 000 ppm = a fifth of 15 vol %
    expect(valueOf({ ...METER, reading: 3, unit: "% vol", correctionFactor: 1 })).toMatchObject({
      ppm: 30_000,
      lelPercent: 20,
    });
  });

  it("returns no ppm for % LEL, and no % LEL for ppm, if no LEL is on file", () => {
    expect(valueOf({ ...METER, lelVolPercent: null })).toMatchObject({ corrected: 16, lelPercent: 16, ppm: null });
    expect(valueOf({ ...METER, unit: "ppm", lelVolPercent: null })).toMatchObject({ ppm: 16, lelPercent: null });
  });

  it("keeps the source of the factor", () => {
    expect(valueOf({ ...METER, factorSource: "  maker X, table 7 " }).factorSource).toBe("maker X, table 7");
  });
});

describe("readGas refuses", () => {
  it.each([
    [{ correctionFactor: null }, "detector.factor_unknown"],
    [{ factorSource: "  " }, "detector.factor_source"],
    [{ gas: "" }, "detector.gas_unknown"],
    [{ reading: Number.NaN }, "detector.reading"],
    [{ reading: -5 }, "detector.reading"],
    [{ reading: 101 }, "detector.beyond_scale"],
    [{ reading: 101, lelVolPercent: null }, "detector.beyond_scale"],
    [{ reading: 99, unit: "% vol", correctionFactor: 2 }, "detector.more_than_all"],
  ] as const)("%j: %s, with the raw reading", (change, code) => {
    const input = { ...METER, ...change };
    expect(readGas(input)).toMatchObject({ ok: false, error: { code, raw: input.reading } });
  });
});
