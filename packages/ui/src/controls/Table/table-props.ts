import type { ReactNode } from "react";

export interface TableColumn<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  /** Use `end` for numbers. Default `start`. */
  readonly align?: "start" | "end";
  /** True for the column that names its row. Default: the first column. */
  readonly isRowHeader?: boolean;
  /** Hides the label visually, such as for a column of actions. Screen readers still announce it. */
  readonly isLabelHidden?: boolean;
  /** Makes the header a sort button that calls `onSortChange`. */
  readonly isSortable?: boolean;
  /** Share of the width in a virtual table, relative to the other columns. Default 1. */
  readonly share?: number;
  /** Width in a virtual table, as a CSS grid track: `12rem`, `minmax(7rem, 2fr)`. Default: by `share`. */
  readonly width?: string;
}

/** Column and direction of the order of the rows. */
export interface TableSort<Id extends string = string> {
  readonly column: Id;
  readonly direction: "ascending" | "descending";
}

export interface TableProps<T extends object, Id extends string = string> {
  /** Accessible name of the table. */
  label: string;
  /** Columns, in their order. */
  columns: readonly TableColumn<Id>[];
  /** Rows, in their order. */
  rows: readonly T[];
  /** Returns the id of a row, unique in the table. */
  rowId: (row: T) => string | number;
  /** Returns the content of a cell. */
  renderCell: (row: T, columnId: Id) => ReactNode;
  /** Called when a row is pressed, or on Enter. Makes each row a target. */
  onRowAction?: (row: T) => void;
  /** Shown if there are no rows. */
  empty?: ReactNode;
  /** Id of a row to mark. */
  selected?: string | number;
  /** Order of the given rows. The table itself does not sort. */
  sort?: TableSort<Id>;
  /** Called with the column and direction to sort by. */
  onSortChange?: (sort: TableSort<Id>) => void;
  /**
   * Renders only the visible rows, for lists of hundreds. Column widths then follow `share` and `width`. Without
   * layout, as in jsdom, all rows are rendered.
   */
  isVirtual?: boolean;
  /** Class names to add to the outermost element. */
  className?: string;
}
