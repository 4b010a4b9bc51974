import { expect, it } from "vitest";
import { formatDay } from "./format-day.ts";

it("writes the day, the month and the year", () => {
  expect(formatDay("2026-11-03T12:00:00.000Z")).toBe("3 Nov 2026");
});

it("answers nothing for a text that is not a date", () => {
  expect(formatDay("soon")).toBeNull();
});
