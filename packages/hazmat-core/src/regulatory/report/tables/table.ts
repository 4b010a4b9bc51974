/** A table as its rows: the first row that is not blank contains the column names. */
export type TableRows = readonly (readonly string[])[];

/** A row of a table, by column name: letter case and punctuation are ignored. */
export interface TableRow {
  /** Row number in the file, from 1. */
  readonly at: number;
  /** Content of a column, trimmed; empty if there is no such column. */
  readonly text: (column: string) => string;
}

/** A table read by column names. */
export interface Table {
  readonly name: string;
  readonly rows: readonly TableRow[];
  /** Rows with more cells than columns: the position of their cells is not certain. */
  readonly shifted: readonly number[];
  readonly has: (column: string) => boolean;
  /** Columns that contain an id of a record. */
  readonly holding: (ids: ReadonlySet<string>) => readonly string[];
  /** Columns with content that were not read, as named in the file. */
  readonly unread: () => readonly string[];
}

/** Normalized name of a column or table. */
export const plainName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

/** Merge files write a line break inside a cell as a vertical tab. */
const INNER_BREAK = "\v";

/** Parses a table. Of two columns of one name the first is read, and the other is listed as unread. */
export function tableOf(name: string, rows: TableRows): Table {
  const isFilled = (row: readonly string[]): boolean => row.some((cell) => cell.trim() !== "");
  const filled = rows
    .map((cells, index) => ({ cells: cells.map((cell) => cell.replaceAll(INNER_BREAK, "\n").trim()), at: index + 1 }))
    .filter(({ cells }) => isFilled(cells));
  const [{ cells: columns } = { cells: [] }, ...below] = filled;
  const readColumns = new Set<number>();
  const indexOf = new Map(columns.map((column, index) => [plainName(column), index] as const).toReversed());
  const isShifted = ({ cells }: (typeof below)[number]): boolean => isFilled(cells.slice(columns.length));
  const whole = below.filter((row) => !isShifted(row));
  return {
    name,
    rows: whole.map(({ cells, at }) => ({
      at,
      text(column) {
        const index = indexOf.get(plainName(column));
        if (index === undefined) return "";
        readColumns.add(index);
        return cells[index] ?? "";
      },
    })),
    shifted: below.filter(isShifted).map(({ at }) => at),
    has: (column) => indexOf.has(plainName(column)),
    holding: (ids) => columns.filter((_, index) => whole.some(({ cells }) => ids.has(cells[index] ?? ""))),
    unread: () =>
      columns.filter((_, index) => !readColumns.has(index) && whole.some(({ cells }) => (cells[index] ?? "") !== "")),
  };
}

/**
 * Finds the column that refers to the parent records: one of the known names, otherwise the only one that contains
 * their ids. `null`: there is none or more than one, which would be a guess.
 */
export function linkColumn({ has, holding }: Table, known: readonly string[], ids: ReadonlySet<string>): string | null {
  const named = known.find(has);
  if (named !== undefined) return named;
  const [only, ...others] = holding(ids);
  return only !== undefined && others.length === 0 ? only : null;
}
