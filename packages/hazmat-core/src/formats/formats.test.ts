import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compassPoint, compassWords, downwindDeg } from "./compass.ts";
import { formatDistance, formatMetres, formatSafeDistance } from "./distance.ts";
import { formatConcentration, formatConversion, formatNumber, formatTurnBack } from "./number.ts";
import { plainCharacters, plainTyped } from "./typed-text.ts";
import { formatClock, formatDuration, formatElapsed, formatEta } from "./time.ts";

const THIN = "\u202f";

describe("formatNumber", () => {
  it.each([
    [0, "0"],
    [999, "999"],
    [1814, `1${THIN}814`],
    [1_234_567.25, `1${THIN}234${THIN}567.25`],
    [0.0001234, "0.0001234"],
    [-34.04, "\u221234.04"],
    [-0, "0"],
    [NaN, "unknown"],
    [Infinity, "unknown"],
  ])("formats %d", (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it.each([
    [1814, 2, `1${THIN}814.00`],
    [0.005, 1, "0.0"],
    [-0.004, 2, "0.00"],
    [999.96, 1, `1${THIN}000.0`],
  ])("formats %d with %d decimals", (value, decimals, text) => {
    expect(formatNumber(value, decimals)).toBe(text);
  });
});

// 6, 4 and 2 decimals
it("formats results of the three conversions", () => {
  expect(formatConversion(15 / 3.6)).toBe("4.166667");
  expect(formatConcentration(28.98216)).toBe("28.9822");
  expect(formatTurnBack(18_750)).toBe("18750.00");
});

describe("formatDistance", () => {
  it.each([
    [0, "0 m"],
    [850.4, "850 m"],
    [999.4, "999 m"],
    [999.6, "1.0 km"],
    [1000, "1.0 km"],
    [1250, "1.3 km"],
    [12_340, "12.3 km"],
    [1_234_567, `1${THIN}234.6 km`],
  ])("formats %d m as %s", (metres, text) => {
    expect(formatDistance(metres)).toBe(text);
  });
});

describe("formatSafeDistance", () => {
  it.each([
    [null, "not on file"],
    [60, "60 m"],
    [60.1, "61 m"],
    [1000, `1${THIN}000 m`],
    [1000.5, "1.1 km"],
    [1400, "1.4 km"],
    [1410, "1.5 km"],
    [10_900, "10.9 km"],
    [11_000, "11+ km"],
    [11_100, "11.1 km"],
    [11_200, "11+ km"],
    [22_000, "11+ km"],
  ])("formats %j m as %s", (metres, text) => {
    expect(formatSafeDistance(metres)).toBe(text);
  });

  it("never returns less than the distance", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 10_999, noNaN: true }), (metres) => {
        const text = formatSafeDistance(metres).replace(THIN, "");
        const told = Number.parseFloat(text) * (text.endsWith("km") ? 1000 : 1);
        expect(told).toBeGreaterThanOrEqual(metres - 1e-6);
        expect(told - metres).toBeLessThanOrEqual(100 + 1e-6);
      }),
    );
  });

  it("formats whole metres for the card", () => {
    expect(formatMetres(1000)).toBe(`1${THIN}000 m`);
    expect(formatMetres(99.2)).toBe("100 m");
    expect(formatMetres(0.1 + 0.2 - 0.3 + 50)).toBe("50 m");
  });
});

describe("time formats", () => {
  it.each([
    [0, "0m"],
    [20, "1m"],
    [90, "1m"],
    [540, "9m"],
    [3599, "59m"],
    [3600, "1h 0m"],
    [3900, "1h 5m"],
    [90_000, "25h 0m"],
  ])("formats %d s as %s", (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });

  it.each([Number.NaN, -1, Infinity])("returns unknown for a duration of %d, not 0m", (seconds) => {
    expect(formatDuration(seconds)).toBe("unknown");
  });

  it("uses the 24-hour clock and continues past midnight", () => {
    expect(formatClock(new Date(2026, 10, 21, 9, 5))).toBe("09:05");
    expect(formatClock(new Date(2026, 10, 21, 23, 41))).toBe("23:41");
    expect(formatEta(new Date(2026, 10, 21, 23, 50), 900)).toBe("00:05");
  });
});

describe("compass directions", () => {
  it.each([
    [0, "N", "north"],
    [11.24, "N", "north"],
    [11.26, "NNE", "north"],
    [22.6, "NNE", "north-east"],
    [90, "E", "east"],
    [135, "SE", "south-east"],
    [180, "S", "south"],
    [225, "SW", "south-west"],
    [270, "W", "west"],
    [315, "NW", "north-west"],
    [348.8, "N", "north"],
    [360, "N", "north"],
    [-90, "W", "west"],
    [725, "N", "north"],
  ])("names %d°", (degrees, point, words) => {
    expect(compassPoint(degrees)).toBe(point);
    expect(compassWords(degrees)).toBe(words);
  });

  it("returns no direction for a value that is not a number", () => {
    expect(compassPoint(NaN)).toBe("unknown");
    expect(compassWords(Infinity)).toBe("unknown");
  });

  it.each([
    [225, 45],
    [0, 180],
    [180, 0],
    [350, 170],
  ])("returns for wind from %d° the direction %d°", (from, towards) => {
    expect(downwindDeg(from)).toBe(towards);
  });
});

describe("formatElapsed", () => {
  it.each([
    [0, "00:00:00"],
    [760, "00:12:40"],
    [3599, "00:59:59"],
    [360_000, "100:00:00"], // 100 hours: the hours do not wrap
  ])("formats %i seconds as %s", (seconds, words) => {
    expect(formatElapsed(seconds)).toBe(words);
  });
});

describe("plainTyped", () => {
  it.each([
    ["７７８２‐５０‑５", "7782-50-5"],
    ["\uFEFFUN\u00A01017\u200B", "UN 1017"],
    ["−５．５", "-5.5"],
    ["٧٧٨٢-٥٠-۵", "7782-50-5"],
    ["44º 39′ 54.7″", "44° 39' 54.7\""],
    ["44˚39’54”", "44°39'54\""],
    ["20 ºC", "20 °C"],
    ["Nº ONU 1017", "Nº ONU 1017"],
    ["10² m³", "10² m³"],
  ])("replaces %s by plain characters", (text, plain) => {
    expect(plainTyped(text)).toBe(plain);
  });

  it("does not change plain characters or its own output", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 60 });
    fc.assert(
      fc.property(text, (typed) => {
        expect(plainTyped(plainTyped(typed))).toBe(plainTyped(typed));
      }),
    );
    expect(plainCharacters("4\u202F500 kg")).toBe("4\u202F500 kg"); // between thousands
  });
});
