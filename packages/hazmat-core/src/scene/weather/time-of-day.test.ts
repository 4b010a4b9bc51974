import { expect, it } from "vitest";
import { timeOfDay } from "./time-of-day.ts";

const HALIFAX = { lon: -63.57, lat: 44.65 };

// Sunset in Halifax on 21 November 2026: 16:40 local, 20:40 UTC (civil almanac, refraction 0.8° included).
it("is night from sunset on", () => {
  expect(timeOfDay(HALIFAX, Date.UTC(2026, 10, 21, 16), 60).time).toBe("day");
  expect(timeOfDay(HALIFAX, Date.UTC(2026, 10, 21, 21), 60).time).toBe("night");
});

it("is night for a release that lasts into it", () => {
  const before = Date.UTC(2026, 10, 21, 20, 10);
  expect(timeOfDay(HALIFAX, before, 5).time).toBe("day");
  expect(timeOfDay(HALIFAX, before, 60).time).toBe("night");
  expect(timeOfDay(HALIFAX, Date.UTC(2026, 10, 21, 15), 1200).time).toBe("night"); // sunset and the next sunrise
});

it("is day in all directions in the northern summer, and night in its winter", () => {
  const tromso = { lon: 18.96, lat: 69.65 };
  expect(timeOfDay(tromso, Date.UTC(2026, 5, 21, 0), 1440).time).toBe("day");
  expect(timeOfDay(tromso, Date.UTC(2026, 11, 21, 11), 1).time).toBe("night");
});
