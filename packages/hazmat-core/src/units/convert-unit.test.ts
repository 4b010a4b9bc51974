import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { convertUnit, tryConvertUnit } from "./convert-unit.ts";
import { CONVERSION_KINDS, convertibleUnits, isConversionKind, targetUnits } from "./unit-table.ts";
import { mmHgToPascals, pascalsToMmHg } from "./vapour-pressure.ts";

describe("convertUnit", () => {
  it.each([
    // 15 ÷ 3.6 = 4.1666…
    ["speed", 15, "km/h", "m/s", 4.166667],
    ["speed", 36, "km/h", "m/s", 10],
    ["speed", 10, "m/s", "km/h", 36],
    // × 9 / 5 + 32; + 273.15
    ["temperature", 25, "°C", "°F", 77],
    ["temperature", -40, "°F", "°C", -40],
    ["temperature", 25, "°C", "K", 298.15],
    ["temperature", 300, "K", "°C", 26.85],
    ["temperature", 32, "°F", "K", 273.15],
    ["temperature", 273.15, "K", "°F", 32],
    ["temperature", 21, "°C", "°C", 21],
    ["pressure", 1013.25, "mb", "Pa", 101_325],
    ["pressure", 1, "atm", "Pa", 101_325],
    ["pressure", 2, "atm", "mb", 2026.5],
    ["pressure", 50_662.5, "Pa", "atm", 0.5],
    ["weight", 1.5, "kg", "g", 1500],
    ["weight", 1, "kg", "lbs", 2.20462],
    // 1000 g ÷ 2.20462 = 453.592909 g
    ["weight", 1, "lbs", "g", 453.592909],
    ["weight", 907.185818, "g", "lbs", 2],
    ["distance", 1.2, "km", "m", 1200],
    ["distance", 1, "miles", "km", 1.60934],
    ["distance", 1, "miles", "m", 1609.34],
    ["distance", 1, "miles", "feet", 5280],
    ["distance", 2640, "feet", "miles", 0.5],
    ["distance", 100, "feet", "m", 30.48],
    // 1000 m ÷ 0.3048 = 3280.839895 feet
    ["distance", 1, "km", "feet", 3280.839895],
    ["distance", 7, "m", "m", 7],
  ] as const)("%s: %d %s to %s is %d", (kind, value, from, to, expected) => {
    expect(convert(kind, value, from, to)).toBeCloseTo(expected, 6);
  });

  it("converts 36 km/h to 10 m/s without rounding errors", () => {
    expect(convertUnit("speed", 36, "km/h", "m/s")).toBe(10);
    expect(convertUnit("temperature", 25, "°C", "°F")).toBe(77);
  });

  it("throws for an invalid unit and names the fix", () => {
    // @ts-expect-error -- kg is not a speed
    expect(() => convertUnit("speed", 1, "km/h", "kg")).toThrow(RangeError);
    expect(() => convertUnit("volume" as "weight", 1, "kg", "g")).toThrow("Choose speed, temperature, pressure");
    expect(() => convertUnit("temperature", -1, "K", "°C")).toThrow("absolute zero");
    expect(() => convertUnit("weight", NaN, "kg", "g")).toThrow("Enter a number. Got NaN kg to g.");
  });

  const pairs = CONVERSION_KINDS.flatMap((kind) =>
    convertibleUnits(kind).flatMap((from) => convertibleUnits(kind).map((to) => [kind, from, to] as const)),
  );

  it("converts back to the original value for every pair of units", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...pairs),
        fc.double({ min: 0, max: 1e9, noNaN: true }),
        ([kind, from, to], value) => {
          const back = convert(kind, convert(kind, value, from, to), to, from);
          expect(Math.abs(back - value)).toBeLessThanOrEqual(1e-9 * (1 + value));
        },
      ),
    );
  });

  it("keeps the order of values", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...pairs),
        fc.tuple(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.double({ min: 0, max: 1e6, noNaN: true })),
        ([kind, from, to], [a, b]) => {
          const [less, more] = [Math.min(a, b), Math.max(a, b)];
          expect(convert(kind, less, from, to)).toBeLessThanOrEqual(convert(kind, more, from, to));
        },
      ),
    );
  });
});

describe("tryConvertUnit", () => {
  it.each([
    ["colour", 1, "km/h", "m/s", "conversion.kind"],
    ["speed", 1, "km/h", "stone", "conversion.unit"],
    ["speed", 1, "knots", "m/s", "conversion.unit"],
    ["weight", Infinity, "kg", "g", "conversion.value"],
    ["temperature", -273.16, "°C", "K", "conversion.absolute_zero"],
    ["temperature", -459.68, "°F", "°C", "conversion.absolute_zero"],
  ])("refuses %s %d %s to %s with %s", (kind, value, from, to, code) => {
    expect(tryConvertUnit(kind, value, from, to)).toMatchObject({ ok: false, error: { code } });
  });

  it("accepts absolute zero itself", () => {
    expect(tryConvertUnit("temperature", -273.15, "°C", "K")).toEqual({ ok: true, value: 0 });
    expect(tryConvertUnit("temperature", -459.67, "°F", "K").ok).toBe(true);
  });

  it("names the units to choose from", () => {
    const answer = tryConvertUnit("speed", 1, "knots", "m/s");
    expect(answer.ok ? "" : answer.error.message).toBe("Choose two units of speed: km/h, m/s.");
  });
});

describe("unit table", () => {
  it("omits the From unit from the To list", () => {
    expect(targetUnits("distance", "miles")).toEqual(["km", "m", "feet"]);
    expect(targetUnits("speed", "km/h")).toEqual(["m/s"]);
  });

  it("contains its kinds", () => {
    expect(CONVERSION_KINDS.every(isConversionKind)).toBe(true);
    expect(isConversionKind("colour")).toBe(false);
  });
});

// 760 × 133.322 = 101,324.72
it("converts mmHg to Pa and back", () => {
  expect(mmHgToPascals(760)).toBeCloseTo(101_324.72, 6);
  expect(pascalsToMmHg(133.322)).toBe(1);
});

function convert(kind: string, value: number, from: string, to: string): number {
  const answer = tryConvertUnit(kind, value, from, to);
  return answer.ok ? answer.value : NaN;
}
