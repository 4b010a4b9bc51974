import { describe, expect, it } from "vitest";
import { requireRange } from "./require-range.ts";

describe("requireRange", () => {
  it.each([1, 1.5, 2])("lets %d from 1 to 2 pass", (value) => {
    expect(() => {
      requireRange("Wind speed, m/s", value, 1, 2);
    }).not.toThrow();
  });

  it.each([0.999, 2.001, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])("ends %d", (value) => {
    expect(() => {
      requireRange("Wind speed, m/s", value, 1, 2);
    }).toThrow(new RangeError(`Wind speed, m/s: ${value} is outside 1 to 2. Check it before the call.`));
  });

  it("takes nothing endless even where the range has no end", () => {
    expect(() => {
      requireRange("Time, s", Number.POSITIVE_INFINITY, 0, Number.POSITIVE_INFINITY);
    }).toThrow(RangeError);
  });
});
