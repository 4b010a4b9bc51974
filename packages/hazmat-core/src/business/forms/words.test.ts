import { describe, expect, it } from "vitest";
import { ageInWords, lastUpdated } from "../inventory/last-updated.ts";
import { chemicalNotFound, noBusinessesFound } from "./messages.ts";
import { greeting, initials } from "../accounts/person-words.ts";

const HOUR = 3_600_000;
const now = new Date("2026-11-21T12:00:00Z");
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 24 * HOUR);

describe("lastUpdated", () => {
  it.each([
    [0, "Updated today"],
    [1, "Updated today"],
    [1.1, "Updated 1 day ago"],
    [2, "Updated 2 days ago"],
    [7, "Updated 7 days ago"],
    [8, "Updated 1 week ago"],
    [14, "Updated 2 weeks ago"],
    [30, "Updated 4 weeks ago"],
    [31, "Updated 1 month ago"],
    [60, "Updated 2 months ago"],
    [420, "Updated 14 months ago"],
    [-0.5, "Updated today"],
    [-1.5, "Unknown date"],
  ])("says after %d days: %s", (days, words) => {
    expect(lastUpdated(daysAgo(days), now)).toBe(words);
  });

  it.each([[null], [undefined], [""], ["yesterday"]])("does not know %j", (date) => {
    expect(lastUpdated(date, now)).toBe("Unknown date");
    expect(ageInWords(date, now)).toBeNull();
  });

  it("reads the date of the wire", () => {
    expect(ageInWords("2026-11-18T12:00:00Z", now)).toBe("3 days ago");
  });
});

it("greets on the first and on later visits", () => {
  expect(greeting("Sample User", { isFirstLogin: true })).toBe("Welcome, Sample User");
  expect(greeting("Sample User", { isFirstLogin: false })).toBe("Welcome back, Sample User");
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
])("takes the initials of %j", (name, letters) => {
  expect(initials(name)).toBe(letters);
});

it("names what was not found", () => {
  expect(chemicalNotFound("clor")).toBe('Chemical "clor" not found. Please check the spelling and try again');
  expect(noBusinessesFound("acme")).toBe('No businesses found for "acme"');
});
