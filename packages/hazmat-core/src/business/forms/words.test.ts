import { describe, expect, it } from "vitest";
import { ageOf } from "../inventory/last-updated.ts";
import { initials } from "../accounts/person-words.ts";

const HOUR = 3_600_000;
const now = new Date("2026-11-21T12:00:00Z");
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 24 * HOUR);

describe("ageOf", () => {
  it.each([
    [0, { unit: "today" }],
    [1, { unit: "today" }],
    [1.1, { unit: "day", count: 1 }],
    [2, { unit: "day", count: 2 }],
    [7, { unit: "day", count: 7 }],
    [8, { unit: "week", count: 1 }],
    [14, { unit: "week", count: 2 }],
    [30, { unit: "week", count: 4 }],
    [31, { unit: "month", count: 1 }],
    [60, { unit: "month", count: 2 }],
    [420, { unit: "month", count: 14 }],
    [-0.5, { unit: "today" }],
    [-1.5, null],
  ])("returns the age after %d days: %j", (days, age) => {
    expect(ageOf(daysAgo(days), now)).toEqual(age);
  });

  it.each([[null], [undefined], [""], ["yesterday"]])("returns null for %j", (date) => {
    expect(ageOf(date, now)).toBeNull();
  });

  it("parses a date of the API", () => {
    expect(ageOf("2026-11-18T12:00:00Z", now)).toEqual({ unit: "day", count: 3 });
  });
});

it.each([
  ["Sample User", "SU"],
  ["sample van user", "SU"],
  ["Sample", "S"],
  [" Élodie  Roy ", "ÉR"],
  ["", "U"],
  ["  ", "U"],
  [null, "U"],
  [undefined, "U"],
])("returns the initials of %j", (name, letters) => {
  expect(initials(name)).toBe(letters);
});
