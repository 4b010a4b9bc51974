import { expect, it } from "vitest";
import { timeOfDay } from "./time-of-day.ts";

const HALIFAX = { lon: -63.57, lat: 44.65 };

// Sunset in Halifax on 21 November 2026: 16:40 local, 20:40 UTC (civil almanac, including refraction of 0.8°).
it("is night from sunset", () => {
  expect(timeOfDay(HALIFAX, Date.UTC(2026, 10, 21, 16), 60).time).toBe("day");
  expect(timeOfDay(HALIFAX, Date.UTC(2026, 10, 21, 21), 60).time).toBe("night");
});

it("is night for a release that lasts beyond sunset", () => {
  const before = Date.UTC(2026, 10, 21, 20, 10);
  expect(timeOfDay(HALIFAX, before, 5).time).toBe("day");
  expect(timeOfDay(HALIFAX, before, 60).time).toBe("night");
  expect(timeOfDay(HALIFAX, Date.UTC(2026, 10, 21, 15), 1200).time).toBe("night"); // sunset and the next sunrise
});

it("is always day in the polar summer, and always night in the polar winter", () => {
  const tromso = { lon: 18.96, lat: 69.65 };
  expect(timeOfDay(tromso, Date.UTC(2026, 5, 21, 0), 1440).time).toBe("day");
  expect(timeOfDay(tromso, Date.UTC(2026, 11, 21, 11), 1).time).toBe("night");
});
