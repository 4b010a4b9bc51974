import { expect, it } from "vitest";
import { dayOfReader, formatCalendarDay } from "./calendar-day.ts";

it("uses the user's local date, also late in the evening", () => {
  expect(dayOfReader(new Date(2026, 10, 3, 23, 59))).toBe("2026-11-03");
  expect(dayOfReader(new Date(2026, 0, 1, 0, 0))).toBe("2026-01-01");
});

it("shows a date as stored in any time zone", () => {
  expect(formatCalendarDay("2026-11-28")).toBe("28 Nov 2026");
  expect(formatCalendarDay("soon")).toBe("soon");
});
