import { expect, it } from "vitest";
import { dayInZone, isTimeZone } from "./time-zone.ts";

// Offsets: Halifax UTC-4 in winter and -3 in summer. Vancouver -8 and -7, and -7 all year since November 2026, which
// older time zone databases do not include; both give the same dates here.
it.each([
  ["America/Halifax", "2026-11-22T03:59:59Z", "2026-11-21"],
  ["America/Halifax", "2026-11-22T04:00:00Z", "2026-11-22"],
  ["America/Halifax", "2026-07-02T02:59:59Z", "2026-07-01"],
  ["America/Halifax", "2026-07-02T03:00:00Z", "2026-07-02"],
  ["America/Vancouver", "2026-01-22T07:59:59Z", "2026-01-21"],
  ["America/Vancouver", "2026-01-22T08:00:00Z", "2026-01-22"],
  ["America/Vancouver", "2027-07-10T06:59:59Z", "2027-07-09"],
  ["America/Vancouver", "2027-07-10T07:00:00Z", "2027-07-10"],
  ["America/Vancouver", "2027-01-01T00:00:00Z", "2026-12-31"],
  ["Pacific/Auckland", "2026-11-21T12:00:00Z", "2026-11-22"],
  [null, "2026-11-21T23:59:59Z", "2026-11-21"],
  ["Nowhere/Town", "2026-11-22T00:00:00Z", "2026-11-22"],
])("returns for %s the date of %s: %s", (zone, moment, day) => {
  expect(dayInZone(new Date(moment), zone)).toBe(day);
});

it("recognizes the names of time zones", () => {
  expect(["America/Halifax", "UTC", "Halifax", "", "+04:00", "America/Halifax; drop"].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
