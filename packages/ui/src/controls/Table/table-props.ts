import type { ReactNode } from "react";

export interface TableColumn<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  /** Numbers stand at the end. `start` unless given. */
  readonly align?: "start" | "end";
  /** The column that names its row. The first one unless another says so. */
  readonly isRowHeader?: boolean;
  /** The label is read out and not shown: the column of actions. */
  readonly isLabelHidden?: boolean;
  /** The rows can be ordered by it: its head is a button that says so, and asks `onSortChange`. */
  readonly isSortable?: boolean;
  /** How much of the width it takes in a virtual table, against the others; 1 unless given. */
  readonly share?: number;
  /** Its width in a virtual table, as a track of a CSS grid: `12rem`, `minmax(7rem, 2fr)`. By its share unless given. */
  readonly width?: string;
}

/** By which column the rows are ordered, and which way. */
export interface TableSort<Id extends string = string> {
  readonly column: Id;
  readonly direction: "ascending" | "descending";
}

export interface TableProps<T extends object, Id extends string = string> {
  /** Names the table for those who do not see its surroundings. */
  label: string;
  columns: readonly TableColumn<Id>[];
  rows: readonly T[];
  rowId: (row: T) => string | number;
  renderCell: (row: T, columnId: Id) => ReactNode;
  /** Makes each row a target: press, or Enter on it. */
  onRowAction?: (row: T) => void;
  /** Stands in place of the rows when there are none. */
  empty?: ReactNode;
  /** Id of a row to mark. */
  selected?: string | number;
  /** How the rows are ordered as they are given: the table itself orders nothing. */
  sort?: TableSort<Id>;
  onSortChange?: (sort: TableSort<Id>) => void;
  /**
   * Draws only the rows in view. For lists of hundreds: columns then have the widths of their shares. Where nothing is
   * laid out, as in jsdom, all rows are drawn.
   */
  isVirtual?: boolean;
  className?: string;
}
