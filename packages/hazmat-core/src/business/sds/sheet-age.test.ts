import { expect, it } from "vitest";
import { sheetAge } from "./sheet-age.ts";

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

it("knows no age of a sheet without a day, with a broken one, or with one to come", () => {
  for (const day of [null, "2026-13-45", "soon", "2027-01-01"]) expect(sheetAge(day, NOW)).toEqual({ kind: "unknown" });
});
