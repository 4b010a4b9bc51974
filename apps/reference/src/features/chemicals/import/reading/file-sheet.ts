import type { SheetDoubts, SheetRows } from "@placard/hazmat-core/business";

/** A worksheet of a file, or all of a CSV file. */
export interface FileSheet {
  /** Blank for a CSV file. */
  readonly name: string;
  /** True if a spreadsheet program does not show it. */
  readonly isHidden: boolean;
  readonly rows: SheetRows;
  /** Rows with something in them that a spreadsheet program does not show, as it counts them. */
  readonly hiddenRows: readonly number[];
  /** Cells with an error of the spreadsheet, such as `#N/A`, which are read as blank: `B5`. */
  readonly errorCells: readonly string[];
  readonly doubts: SheetDoubts;
}

/** Reads the sheets of a file. */
export type SheetReader = (file: File) => Promise<readonly FileSheet[]>;

/** True if nothing stands in a row. */
export const isBlank = (row: SheetRows[number]): boolean => row.every((cell) => String(cell).trim() === "");

/** The rows up to the last one that says something. */
export function withoutBlankEnd(rows: SheetRows): SheetRows {
  const last = rows.findLastIndex((row) => !isBlank(row));
  return rows.slice(0, last + 1);
}
