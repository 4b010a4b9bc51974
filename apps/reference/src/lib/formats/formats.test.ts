import { expect, it } from "vitest";
import { formatClock } from "./format-clock.ts";
import { formatMoment } from "./format-moment.ts";

it.each([
  [0, "00:00:00"],
  [760, "00:12:40"],
  [3599, "00:59:59"],
  [360_000, "100:00:00"], // 100 hours: the clock does not wrap
])("reads %i seconds as %s", (seconds, words) => {
  expect(formatClock(seconds)).toBe(words);
});

it("names day, month and 24-hour time", () => {
  expect(formatMoment(new Date(2026, 10, 21, 18, 5).toISOString())).toBe("21 Nov, 18:05");
});

it("gives back what is no time as it stands", () => {
  expect(formatMoment("soon")).toBe("soon");
});
