import type { SheetRows } from "@placard/hazmat-core/business";
import { isBlank, type FileSheet } from "./file-sheet.ts";

/** What happened to each row of a worksheet: the total equals the sum of the other counts. */
export interface RowAccount {
  readonly all: number;
  /** Rows below the headings that are not blank: each is shown, and is imported or states why not. */
  readonly records: number;
  readonly headings: 1;
  /** Rows above the header row that are not empty, with their row numbers in the file. */
  readonly above: readonly { readonly row: number; readonly text: string }[];
  readonly blank: number;
}

/** The account of a worksheet with the given header row. */
export function rowAccount(rows: SheetRows, headingRow: number): RowAccount {
  const blank = rows.filter(isBlank).length;
  const above = rows
    .slice(0, headingRow)
    .flatMap((row, at) => (isBlank(row) ? [] : [{ row: at + 1, text: textOf(row) }]));
  return { all: rows.length, records: rows.length - blank - above.length - 1, headings: 1, above, blank };
}

const textOf = (row: SheetRows[number]): string =>
  row
    .map((cell) => String(cell).trim())
    .filter((text) => text !== "")
    .join(", ");

/** Number of rows that are not empty. */
export const filledRows = ({ rows }: FileSheet): number => rows.filter((row) => !isBlank(row)).length;

/** The rows of a file that share a merged cell, and those that may be split at the wrong places. */
export function doubtfulRows({ doubts }: FileSheet): {
  readonly merged: readonly number[];
  readonly cut: readonly number[];
} {
  const merged = new Set(Array.from(doubts.merged, (cell) => Number(cell.split(":")[0]) + 1));
  return { merged: inOrder(merged), cut: inOrder(Array.from(doubts.cut, (at) => at + 1)) };
}

const inOrder = (rows: Iterable<number>): readonly number[] => [...rows].toSorted((one, other) => one - other);

const LETTERS = 26;
const A = 65;

/** The name of a column: A to Z, then AA. */
export function columnName(column: number): string {
  const last = String.fromCodePoint(A + (column % LETTERS));
  return column < LETTERS ? last : `${columnName(Math.floor(column / LETTERS) - 1)}${last}`;
}
