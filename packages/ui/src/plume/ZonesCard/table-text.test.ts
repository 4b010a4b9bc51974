import { expect, it } from "vitest";
import { tableCsv, tableText } from "./table-text.ts";

const line = (label: string, limit: string) => ({
  id: label,
  label,
  limit,
  downwind: "790 m",
  width: "100 m",
  area: "6.0 ha",
  isDrawn: true,
});
const table = {
  heading: ["Chlorine, 18 Sample Wharf"],
  columns: ["Zone and limit", "", "Downwind", "Width", "Area"],
  lines: [line("AEGL-2", "2 ppm"), line('LEL, 10 "percent"', "-")],
  notes: ["It does not mean that any location is safe."],
};

it("separates cells by tabs, with the warning below", () => {
  const lines = tableText(table).split("\n");
  expect(lines[2]).toBe("AEGL-2\t2 ppm\t790 m\t100 m\t6.0 ha");
  expect(lines.at(-1)).toBe("It does not mean that any location is safe.");
});

it("quotes commas and quotes by RFC 4180", () => {
  const lines = tableCsv(table).split("\r\n");
  expect(lines[0]).toBe('"Chlorine, 18 Sample Wharf"');
  expect(lines[3]).toBe('"LEL, 10 ""percent""",-,790 m,100 m,6.0 ha');
});

it("never exports a formula to a spreadsheet", () => {
  expect(tableCsv({ ...table, heading: ["=1+1"] })).toMatch(/^'=1\+1/);
});
