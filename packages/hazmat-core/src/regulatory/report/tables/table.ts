/** A table as its rows: the names of the columns stand in the first that is not blank. */
export type TableRows = readonly (readonly string[])[];

/** A row of a table, by the names of its columns: letter case and signs between letters are no matter. */
export interface TableRow {
  /** Its number in the file, from 1. */
  readonly at: number;
  /** What stands in a column, without blanks around it; empty where the column is not there. */
  readonly text: (column: string) => string;
}

/** A table that is read by the names of its columns. */
export interface Table {
  readonly name: string;
  readonly rows: readonly TableRow[];
  /** Rows with more cells than there are columns: which cell belongs where is not known. */
  readonly shifted: readonly number[];
  readonly has: (column: string) => boolean;
  /** Columns in which an id of a record stands. */
  readonly holding: (ids: ReadonlySet<string>) => readonly string[];
  /** Columns that hold something and were not asked for, as the file writes them. */
  readonly unread: () => readonly string[];
}

/** The same name for the same column or table, however it is written. */
export const plainName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

/** Merge files write the end of a line inside a cell as a vertical tab. */
const INNER_BREAK = "\v";

/** What is in a table. Of two columns of one name the first is read, and the other is unread. */
export function tableOf(name: string, rows: TableRows): Table {
  const isFilled = (row: readonly string[]): boolean => row.some((cell) => cell.trim() !== "");
  const filled = rows
    .map((cells, index) => ({ cells: cells.map((cell) => cell.replaceAll(INNER_BREAK, "\n").trim()), at: index + 1 }))
    .filter(({ cells }) => isFilled(cells));
  const [{ cells: columns } = { cells: [] }, ...below] = filled;
  const asked = new Set<number>();
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
        asked.add(index);
        return cells[index] ?? "";
      },
    })),
    shifted: below.filter(isShifted).map(({ at }) => at),
    has: (column) => indexOf.has(plainName(column)),
    holding: (ids) => columns.filter((_, index) => whole.some(({ cells }) => ids.has(cells[index] ?? ""))),
    unread: () =>
      columns.filter((_, index) => !asked.has(index) && whole.some(({ cells }) => (cells[index] ?? "") !== "")),
  };
}

/**
 * The column that names the records that the rows belong to: one of the known names, else the only one that holds an id of
 * such a record. `null`: there is none, or more than one, and which of them it is would be a guess.
 */
export function linkColumn({ has, holding }: Table, known: readonly string[], ids: ReadonlySet<string>): string | null {
  const named = known.find(has);
  if (named !== undefined) return named;
  const [only, ...others] = holding(ids);
  return only !== undefined && others.length === 0 ? only : null;
}
