import { expect, it } from "vitest";
import { columnName, doubtfulRows, filledRows, rowAccount } from "./row-account.ts";

const rows = [
  ["Stock of 2026", "", ""],
  ["", "", ""],
  ["Printed", "26 Nov", ""],
  ["Name", "Quantity", "Unit"],
  ["Chlorine", 5, "kg"],
  ["", " ", ""],
  ["Argon", 0, "kg"],
];

it("accounts for every row of a sheet", () => {
  const account = rowAccount(rows, 3);
  expect(account).toEqual({
    all: 7,
    records: 2,
    headings: 1,
    above: [
      { row: 1, text: "Stock of 2026" },
      { row: 3, text: "Printed, 26 Nov" },
    ],
    blank: 2,
  });
  expect(account.records + account.headings + account.above.length + account.blank).toBe(account.all);
});

it("names the rows to check, by spreadsheet row number", () => {
  const doubts = { merged: new Set(["11:2", "4:2", "4:0"]), cut: new Set([6]) };
  const sheet = { name: "Stock", isHidden: false, rows, hiddenRows: [], errorCells: [], doubts };
  expect(doubtfulRows(sheet)).toEqual({ merged: [5, 12], cut: [7] });
  expect(filledRows(sheet)).toBe(5);
  expect([0, 25, 26, 701, 702].map(columnName)).toEqual(["A", "Z", "AA", "ZZ", "AAA"]);
});
