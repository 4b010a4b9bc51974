import { describe, expect, it } from "vitest";
import { requireRange } from "./require-range.ts";

describe("requireRange", () => {
  it.each([1, 1.5, 2])("accepts %d from 1 to 2", (value) => {
    expect(() => {
      requireRange("Wind speed, m/s", value, 1, 2);
    }).not.toThrow();
  });

  it.each([0.999, 2.001, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])("throws for %d", (value) => {
    expect(() => {
      requireRange("Wind speed, m/s", value, 1, 2);
    }).toThrow(new RangeError(`Wind speed, m/s: ${value} is outside 1 to 2. Check it before the call.`));
  });

  it("rejects infinite numbers even if the range has no end", () => {
    expect(() => {
      requireRange("Time, s", Number.POSITIVE_INFINITY, 0, Number.POSITIVE_INFINITY);
    }).toThrow(RangeError);
  });
});
