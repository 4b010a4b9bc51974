import { expect, it } from "vitest";
import { formatMoment } from "./format-moment.ts";

it("names day, month and 24-hour time", () => {
  expect(formatMoment(new Date(2026, 10, 21, 18, 5).toISOString())).toBe("21 Nov, 18:05");
});

it("gives back what is no time as it stands", () => {
  expect(formatMoment("soon")).toBe("soon");
});
