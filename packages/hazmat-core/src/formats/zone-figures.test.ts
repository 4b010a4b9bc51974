import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formatModelledPpm,
  formatZoneDistance,
  formatZoneStart,
  roundModelledPpm,
  roundZoneDistance,
  roundZoneStart,
} from "./zone-figures.ts";

const THIN = "\u202f";
const positive = fc.double({ min: 1e-6, max: 1e6, noNaN: true });
const significantDigits = (value: number): number => value.toExponential().replace(/e.*/, "").replace(/\D/g, "").length;

describe("figures of a zone", () => {
  it.each([
    [0, "0 m"],
    [0.4, "1 m"],
    [7, "7 m"],
    [7.2, "8 m"],
    [150, "150 m"],
    [148.3, "150 m"],
    [991, "1.0 km"],
    [2642, "2.7 km"],
    [9999, "10 km"],
    [10_000, "10 km"],
    [0.1 + 0.2, "1 m"],
  ])("formats %d m as %s, rounded up", (metres, text) => {
    expect(formatZoneDistance(metres)).toBe(text);
  });

  it.each([
    [0.4, "0 m"],
    [148, "140 m"],
    [2699, "2.6 km"],
    [9999, "9.9 km"],
  ])("formats a start of %d m as %s, rounded down", (metres, text) => {
    expect(formatZoneStart(metres)).toBe(text);
  });

  it.each([
    [0, "0 ppm"],
    [0.01234, "0.013 ppm"],
    [0.3, "0.3 ppm"],
    [20, "20 ppm"],
    [1234, `1${THIN}300 ppm`],
    [999_999, `1${THIN}000${THIN}000 ppm`],
    [2e6, `1${THIN}000${THIN}000 ppm`],
  ])("formats %d ppm as %s, rounded up", (ppm, text) => {
    expect(formatModelledPpm(ppm)).toBe(text);
  });

  it("never understates a zone, and has two significant digits", () => {
    fc.assert(
      fc.property(positive, (value) => {
        expect(roundZoneDistance(value)).toBeGreaterThanOrEqual(value * (1 - 1e-8));
        expect(roundZoneDistance(value)).toBeLessThanOrEqual(Math.max(1.1 * value, value + 1));
        expect(roundZoneStart(value)).toBeLessThanOrEqual(value * (1 + 1e-8));
        expect(roundModelledPpm(value)).toBeGreaterThanOrEqual(value * (1 - 1e-8));
        expect(roundModelledPpm(value)).toBeLessThanOrEqual(1.1 * value * (1 + 1e-8));
        for (const rounded of [roundZoneDistance(value), roundModelledPpm(value)]) {
          expect(significantDigits(rounded)).toBeLessThanOrEqual(2);
        }
      }),
    );
  });

  it("does not change when rounded again", () => {
    fc.assert(
      fc.property(positive, (value) => {
        expect(roundZoneDistance(roundZoneDistance(value))).toBe(roundZoneDistance(value));
        expect(roundZoneStart(roundZoneStart(value))).toBe(roundZoneStart(value));
        expect(roundModelledPpm(roundModelledPpm(value))).toBe(roundModelledPpm(value));
      }),
    );
  });
});
