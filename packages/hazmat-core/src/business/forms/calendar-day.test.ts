import { expect, it } from "vitest";
import { isCalendarDay } from "./calendar-day.ts";

it("accepts only existing dates", () => {
  const texts = ["2026-11-28", "2024-02-29", "2026-02-29", "2026-02-31", "2026-13-01", "28.11.2026", ""];
  expect(texts.filter(isCalendarDay)).toEqual(["2026-11-28", "2024-02-29"]);
});
