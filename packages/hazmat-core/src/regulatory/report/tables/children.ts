import type { LossCollector } from "./losses.ts";
import { linkColumn, type Table, type TableRow } from "./table.ts";

/** A parsed row, and its name if it is omitted. */
export interface ReadRow<Child> {
  readonly child: Child;
  readonly called: string;
}

interface Parents {
  /** Possible names of the column that refers to the parent. */
  readonly known: readonly string[];
  readonly ids: ReadonlySet<string>;
}

/** Name of a row in a table without names, so that it can be found. */
export const rowName = (table: string, { at }: Pick<TableRow, "at">): string => `${table} ${at}`;

/** The rows of a table by their parent record. Rows without a parent are omitted and listed. */
export function childrenOf<Child>(
  table: Table,
  { known, ids }: Parents,
  read: (row: TableRow) => ReadRow<Child>,
  left: LossCollector,
): (parent: string) => readonly Child[] {
  const link = linkColumn(table, known, ids);
  const byParent = new Map<string, Child[]>();
  for (const row of table.rows) {
    const { child, called } = read(row);
    const parent = link === null ? "" : row.text(link);
    if (!ids.has(parent)) left.add("untied", `${table.name}: ${called}`);
    else {
      const siblings = byParent.get(parent) ?? [];
      siblings.push(child);
      byParent.set(parent, siblings);
    }
  }
  return (parent) => byParent.get(parent) ?? [];
}

/** The ids in a column. */
export const idsOf = ({ rows }: Table, column: string): ReadonlySet<string> =>
  new Set(rows.map(({ text }) => text(column)).filter((id) => id !== ""));

/** Removes records with the id of an earlier one: the file does not show which of them is right. */
export function onceEach<Record extends { readonly recordId: string }>(
  records: readonly Record[],
  calledOf: (record: Record) => string,
  left: LossCollector,
): readonly Record[] {
  const seen = new Set<string>();
  return records.filter((record) => {
    const isSecond = record.recordId !== "" && seen.has(record.recordId);
    if (isSecond) left.add("doubled", `${calledOf(record)} ${record.recordId}`);
    seen.add(record.recordId);
    return !isSecond;
  });
}
