import { expect, it } from "vitest";
import { formatDay } from "./format-day.ts";

it("formats day, month and year", () => {
  expect(formatDay("2026-11-03T12:00:00.000Z")).toBe("3 Nov 2026");
});

it("returns null for text that is not a date", () => {
  expect(formatDay("soon")).toBeNull();
});
