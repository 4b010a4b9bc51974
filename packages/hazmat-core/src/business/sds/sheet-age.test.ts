import { expect, it } from "vitest";
import { sheetAge, sheetReviewDay } from "./sheet-age.ts";

const NOW = new Date("2026-11-22T12:00:00Z");

it.each([
  ["2026-11-22", 0, false],
  ["2026-11-23", 0, false],
  ["2026-10-23", 0, false],
  ["2026-10-22", 1, false],
  ["2023-11-23", 35, false],
  ["2023-11-22", 36, true],
  ["2012-01-01", 178, true],
])("counts the months since %s", (day, months, isDue) => {
  expect(sheetAge(day, NOW)).toEqual({ kind: "known", months, isDue });
});

it("returns unknown for a missing, invalid or future date", () => {
  for (const day of [null, "2026-13-45", "soon", "2027-01-01"]) expect(sheetAge(day, NOW)).toEqual({ kind: "unknown" });
});

it("returns the latest revision date due for review, consistent with sheetAge", () => {
  for (const text of [
    "2026-11-21",
    "2027-02-28",
    "2027-03-01",
    "2028-02-29",
    "2029-02-28",
    "2029-03-01",
    "2030-01-01",
  ]) {
    const now = new Date(`${text}T12:00:00Z`);
    const latest = sheetReviewDay(now);
    for (let back = 1090; back <= 1100; back += 1) {
      const day = new Date(now.getTime() - back * 86_400_000).toISOString().slice(0, 10);
      expect(day <= latest, `${day} on ${text}`).toBe(isDueOn(day, now));
    }
  }
});

function isDueOn(day: string, now: Date): boolean {
  const age = sheetAge(day, now);
  return age.kind === "known" && age.isDue;
}
