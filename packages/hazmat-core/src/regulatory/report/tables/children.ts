import type { LeftOuts } from "./left-out.ts";
import { linkColumn, type Table, type TableRow } from "./table.ts";

/** What a row says, and what it is called where it is left out. */
export interface ReadRow<Child> {
  readonly child: Child;
  readonly called: string;
}

interface Parents {
  /** What the column is called that names the parent. */
  readonly known: readonly string[];
  readonly ids: ReadonlySet<string>;
}

/** Where a row of a table without a name is found again. */
export const rowName = (table: string, { at }: Pick<TableRow, "at">): string => `${table} ${at}`;

/** The rows of a table by the record that each belongs to. One that belongs to none of them is left out by name. */
export function childrenOf<Child>(
  table: Table,
  { known, ids }: Parents,
  read: (row: TableRow) => ReadRow<Child>,
  left: LeftOuts,
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

/** The ids that stand in a column. */
export const idsOf = ({ rows }: Table, column: string): ReadonlySet<string> =>
  new Set(rows.map(({ text }) => text(column)).filter((id) => id !== ""));

/** Records without those whose id another one before them has: which of them is right is not in the file. */
export function onceEach<Record extends { readonly recordId: string }>(
  records: readonly Record[],
  calledOf: (record: Record) => string,
  left: LeftOuts,
): readonly Record[] {
  const seen = new Set<string>();
  return records.filter((record) => {
    const isSecond = record.recordId !== "" && seen.has(record.recordId);
    if (isSecond) left.add("doubled", `${calledOf(record)} ${record.recordId}`);
    seen.add(record.recordId);
    return !isSecond;
  });
}
