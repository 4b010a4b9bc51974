import type { SheetDoubts, SheetRows } from "@placard/hazmat-core/business";

/** A worksheet of a workbook, or the table of a CSV file. */
export interface FileSheet {
  /** Blank for a CSV file. */
  readonly name: string;
  /** True if spreadsheet programs hide it. */
  readonly isHidden: boolean;
  readonly rows: SheetRows;
  /** Numbers of filled rows that spreadsheet programs hide. */
  readonly hiddenRows: readonly number[];
  /** Cells with a spreadsheet error such as `#N/A`, which are read as blank: `B5`. */
  readonly errorCells: readonly string[];
  readonly doubts: SheetDoubts;
}

/** Reads the worksheets of a file. */
export type SheetReader = (file: File) => Promise<readonly FileSheet[]>;

/** True if all cells of a row are blank. */
export const isBlank = (row: SheetRows[number]): boolean => row.every((cell) => String(cell).trim() === "");

/** The rows up to the last one that is not blank. */
export function withoutBlankEnd(rows: SheetRows): SheetRows {
  const last = rows.findLastIndex((row) => !isBlank(row));
  return rows.slice(0, last + 1);
}
