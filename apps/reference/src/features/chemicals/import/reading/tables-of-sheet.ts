import { isHeadingOf, matchHeadings, type SheetRows } from "@placard/hazmat-core/business";
import { columnName } from "./row-account.ts";
import { withoutBlankEnd, type FileSheet } from "./file-sheet.ts";

/**
 * The tables of a worksheet that are next to each other: each has its own name and quantity column. They are offered
 * like worksheets, named by their columns. Cells stay in their columns.
 */
export function tablesOfSheet(sheet: FileSheet): readonly FileSheet[] {
  const from = startOfSecond(sheet.rows);
  return from === null ? [sheet] : [named(partOf(sheet, 0, from)), ...tablesFrom(partOf(sheet, from, widthOf(sheet)))];
}

/** The second table and those right of it. */
function tablesFrom(sheet: FileSheet): readonly FileSheet[] {
  const from = startOfSecond(sheet.rows);
  if (from === null) return [named(sheet)];
  return [named(partOf(sheet, 0, from)), ...tablesFrom(partOf(sheet, from, widthOf(sheet)))];
}

const widthOf = ({ rows }: FileSheet): number => Math.max(0, ...rows.map((row) => row.length));

/** A table with its columns in its name: `Stock F:I`. */
function named(sheet: FileSheet): FileSheet {
  const columns = sheet.rows.flatMap((row) =>
    row.flatMap((cell, column) => (String(cell).trim() === "" ? [] : [column])),
  );
  const range = [Math.min(...columns), Math.max(...columns)].map(columnName).join(":");
  return { ...sheet, name: `${sheet.name} ${range}`.trim() };
}

/** Column in which the second table begins; `null` if there is only one table. */
function startOfSecond(rows: SheetRows): number | null {
  const match = matchHeadings(rows);
  if (match === null || !isTable(match.columns)) return null;
  const first = match.headings.find((heading) => heading.trim() !== "") ?? "";
  const start = match.headings.indexOf(first);
  const starts = match.headings.flatMap((heading, column) => {
    const isAgain = column > start && isHeadingOf(heading, [first]);
    const isAfterGap = heading.trim() !== "" && column > start && match.headings[column - 1]?.trim() === "";
    return isAgain || isAfterGap ? [column] : [];
  });
  return starts.find((at) => isTableIn(rows, 0, at) && isTableIn(rows, at, match.headings.length)) ?? null;
}

const isTable = (columns: Readonly<Partial<Record<"name" | "quantity", number>>>): boolean =>
  columns.name !== undefined && columns.quantity !== undefined;

const isTableIn = (rows: SheetRows, from: number, to: number): boolean =>
  isTable(matchHeadings(rows.map((row) => keptCells(row, from, to)))?.columns ?? {});

/** The row with blanks outside some of its columns. */
const keptCells = (row: SheetRows[number], from: number, to: number): SheetRows[number] =>
  row.slice(0, to).map((cell, column) => (column < from ? "" : cell));

const partOf = (sheet: FileSheet, from: number, to: number): FileSheet => ({
  ...sheet,
  rows: withoutBlankEnd(sheet.rows.map((row) => keptCells(row, from, to))),
});
