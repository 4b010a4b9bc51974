import { expect, it } from "vitest";
import { formatMoment } from "./format-moment.ts";

it("formats day, month and 24-hour time", () => {
  const now = new Date(2026, 11, 31, 23, 59);
  expect(formatMoment(new Date(2026, 10, 21, 18, 5).toISOString(), null, now)).toBe("21 Nov, 18:05");
});

it("adds the year to a time that is not of this year", () => {
  const now = new Date(2026, 0, 1, 0, 1);
  expect(formatMoment(new Date(2025, 10, 21, 18, 5).toISOString(), null, now)).toBe("21 Nov 2025, 18:05");
  expect(formatMoment(new Date(2025, 10, 21, 18, 5).toISOString(), "es", now)).toBe("21 nov 2025, 18:05");
});

it("returns text that is not a time unchanged", () => {
  expect(formatMoment("soon")).toBe("soon");
});
