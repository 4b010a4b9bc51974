import { type RawBuilder, sql } from "kysely";
import type { Context } from "../context.ts";
import type { Rows } from "../db/database.ts";

const DAY_MS = 86_400_000;

/** Files or rows compared at a time. */
const BATCH = 20_000;

/** Files of each table that are looked for in a store that the database did not use last. */
const NEWEST = 5;

/** A transaction that is open longer than this may still store the row of a file. */
const LONG_TRANSACTION = "1 hour";

/** A row whose file is missing or damaged. */
interface FaultyFile {
  readonly table: string;
  readonly id: number;
  readonly fault: "missing" | "damaged";
}

export interface FileRow {
  readonly table: string;
  readonly id: number;
  readonly storage_key: string;
}

/**
 * All rows that refer to a file, including deleted ones. They are found by column name, so that no new table is
 * forgotten.
 */
async function fileRows(rows: Rows): Promise<RawBuilder<unknown>> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.relname::text as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where a.attname = 'storage_key' and not a.attisdropped and c.relkind = 'r' and pg_table_is_visible(c.oid)`.execute(
    rows,
  );
  const selects = tables.map(
    ({ name }) => sql`select ${name}::text as "table", id, storage_key from ${sql.table(name)}`,
  );
  const deleted = sql`select 'deleted_rows', record_id, content->>'storage_key' from deleted_rows
    where content->>'storage_key' is not null`;
  return sql`(${sql.join([...selects, deleted], sql` union all `)})`;
}

/** Keys of files without a row, all older than `before`. */
async function keysWithoutRow({ database, storage }: Context, before: Date): Promise<readonly string[]> {
  const without: string[] = [];
  const compare = async (keys: readonly string[]): Promise<void> => {
    const found = await database.system(async (rows) =>
      sql<{ key: string }>`select key from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) as key
          where not exists (select from ${await fileRows(rows)} as named where named.storage_key = key)`.execute(rows),
    );
    without.push(...found.rows.map(({ key }) => key));
  };
  let batch: string[] = [];
  for await (const key of storage.settledKeys(before)) {
    batch.push(key);
    if (batch.length < BATCH) continue;
    await compare(batch);
    batch = [];
  }
  if (batch.length > 0) await compare(batch);
  return without;
}

/** All rows that refer to a file, in the order of their keys. */
export async function* fileRowsInBatches(database: Context["database"]): AsyncGenerator<readonly FileRow[]> {
  for (let after = ""; ;) {
    const last = after;
    const page = await database.system(async (rows) =>
      sql<FileRow>`select * from ${await fileRows(rows)} as named where storage_key > ${last}
          order by storage_key limit ${BATCH}`.execute(rows),
    );
    yield page.rows;
    after = page.rows.at(-1)?.storage_key ?? last;
    if (page.rows.length < BATCH) return;
  }
}

/** Keys of the newest files of each table, without those of deleted rows. */
export async function newestKeys(database: Context["database"]): Promise<readonly string[]> {
  const { rows: found } = await database.system(async (rows) =>
    sql<{ storage_key: string }>`
      select storage_key from (select named.*, row_number() over (partition by "table" order by id desc) as place
        from ${await fileRows(rows)} as named) numbered
      where place <= ${NEWEST} and "table" <> 'deleted_rows'`.execute(rows),
  );
  return found.map(({ storage_key: key }) => key);
}

/** Rows whose file is missing or, if `withContent`, has changed; and the number of rows that refer to a file. */
export async function faultyFiles(
  { database, storage }: Context,
  { withContent }: { readonly withContent: boolean },
): Promise<{ readonly rows: number; readonly faulty: readonly FaultyFile[] }> {
  const faulty: FaultyFile[] = [];
  let count = 0;
  for await (const rows of fileRowsInBatches(database)) {
    count += rows.length;
    const missing = new Set(withContent ? [] : await storage.missingAmong(rows.map((row) => row.storage_key)));
    for (const { table, id, storage_key } of rows) {
      const fault = withContent ? await storage.faultOf(storage_key) : missing.has(storage_key) ? "missing" : null;
      if (fault !== null) faulty.push({ table, id, fault });
    }
  }
  return { rows: count, faulty };
}

/**
 * Removes files without a row and unfinished uploads, all older than `before`.
 *
 * @param most - if there are more files than this, none is removed
 * @returns how many files without a row were removed, and how many are left
 */
export async function removeLooseFiles(
  ctx: Context,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<{ readonly removed: number; readonly left: number }> {
  await ctx.storage.removeUnfinished(before);
  const keys = await keysWithoutRow(ctx, before);
  if (keys.length > most || (await hasLongTransaction(ctx))) return { removed: 0, left: keys.length };
  for (const key of keys) await ctx.storage.remove(key);
  return { removed: keys.length, left: 0 };
}

async function hasLongTransaction({ database }: Context): Promise<boolean> {
  const { rows } = await database.system((transaction) =>
    sql`select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and xact_start < now() - ${LONG_TRANSACTION}::interval limit 1`.execute(transaction),
  );
  return rows.length > 0;
}

/**
 * Compares all files with their rows and checksums.
 *
 * @param isFixing - whether to remove files without a row that are older than a day
 * @returns the text to print, and whether every row has its file
 */
export async function doctor(
  ctx: Context,
  isFixing: boolean,
): Promise<{ readonly text: string; readonly areWhole: boolean }> {
  const before = new Date(ctx.now().getTime() - DAY_MS);
  const { rows, faulty } = await faultyFiles(ctx, { withContent: true });
  const loose = (await keysWithoutRow(ctx, before)).length;
  const lines = [
    `Rows with a file: ${rows}. Files that are missing or damaged: ${faulty.length}.`,
    ...faulty.map(({ table, id, fault }) => `  ${table} ${id}: ${fault}`),
    ...(faulty.length > 0
      ? [`Restore them from a backup of the storage (${ctx.storage.description}), or upload these files again.`]
      : []),
    `Files without a row, older than a day: ${loose}.`,
    ...(isFixing ? await fixed(ctx, before) : loose > 0 ? ['Run "doctor --fix" to remove them.'] : []),
  ];
  return { text: lines.join("\n"), areWhole: faulty.length === 0 };
}

async function fixed(ctx: Context, before: Date): Promise<string[]> {
  const { removed, left } = await removeLooseFiles(ctx, { before, most: Infinity });
  return [
    `Removed: ${removed}, and all uploads that did not finish.`,
    ...(left > 0 ? [`Not removed: ${left}, because a transaction has been open for over an hour.`] : []),
  ];
}
