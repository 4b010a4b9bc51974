import { expect, it } from "vitest";
import { absoluteFromGauge } from "./gauge-pressure.ts";

it.each([
  [0, "bar", 101_325, 101_325],
  [7, "bar", 100_000, 800_000],
  [14.5038, "psi", 101_325, 201_325], // 14.5038 psi is 1 bar
  [250, "kPa", 101_325, 351_325],
] as const)("converts %d %s over %d Pa of air to %d Pa", (reading, unit, air, pascals) => {
  expect(absoluteFromGauge(reading, unit, air)).toBeCloseTo(pascals, 0);
});
