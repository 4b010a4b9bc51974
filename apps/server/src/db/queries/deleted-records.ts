import { DELETED_KEPT_DAYS, type DeletedKind } from "@placard/hazmat-core/business";
import { sql, type RawBuilder, type Selectable } from "kysely";
import type { Rows } from "../database.ts";
import type { DeletedRecordTable } from "../schema/sites.ts";

const DAY_MS = 86_400_000;

/** Maximum records in one answer. */
const MAX_RECORDS = 1000;

/**
 * Tables whose rows can be deleted and restored, in the order of restoring: each table comes after the tables it refers
 * to.
 */
const TABLES = [
  "contacts",
  "locations",
  "site_points",
  "accepted_risks",
  "chemicals",
  "containers",
  "pictures",
  "plan_points",
  "plan_placements",
  "safety_data_sheets",
  "inspection_checklists",
  "inspection_checklist_versions",
  "inspection_schedules",
  "inspections",
  "inspection_photos",
  "inspection_findings",
] as const;
type StoredTable = (typeof TABLES)[number];

/** Tables whose rows have a file. */
const WITH_FILES: readonly StoredTable[] = ["pictures", "safety_data_sheets", "inspection_photos"];

interface Deletion {
  readonly business_id: number;
  readonly kind: DeletedKind;
  readonly name: string;
  /** Former location of the deleted record. */
  readonly detail: string | null;
  readonly deleted_by: string;
  readonly deleted_at: Date;
  /** For a contact or a user: ids of the locations that it manages. */
  readonly managed?: readonly number[];
  /** For a scheduled inspection: ids of its finished inspections. */
  readonly finished?: readonly number[];
}

/** Creates the record of a deletion. Then move the rows with `putAside`. */
export async function beginDeletion(
  rows: Rows,
  { managed = [], finished = [], ...deletion }: Deletion,
): Promise<number> {
  const { id } = await rows
    .insertInto("deleted_records")
    .values({ ...deletion, managed_locations: JSON.stringify(managed), finished_rounds: JSON.stringify(finished) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Moves rows out of their table and keeps them with a deletion record. Move dependent rows first, or the database
 * deletes them permanently.
 *
 * @param where - condition over the columns of the table
 * @returns the number of rows
 */
export async function putAside(
  rows: Rows,
  {
    record,
    table,
    where,
  }: { readonly record: number; readonly table: StoredTable; readonly where: RawBuilder<boolean> },
): Promise<number> {
  const { numAffectedRows } = await sql`
    with gone as (delete from ${sql.table(table)} where ${where} returning *)
    insert into deleted_rows (record_id, business_id, table_name, content)
    select ${record}::integer, business_id, ${table}::text, to_jsonb(gone) from gone`.execute(rows);
  return Number(numAffectedRows ?? 0n);
}

/** Same as `putAside` for an account. No request can read its secrets in the meantime; its sessions and links end. */
export async function putAccountAside(
  rows: Rows,
  { record, account }: { readonly record: number; readonly account: number },
): Promise<void> {
  await sql`select placard_delete_account(${account}::integer, ${record}::integer)`.execute(rows);
}

/** Restores the account of a deletion record. @returns its id; `null` if another account now has its address */
export async function putAccountBack(rows: Rows, record: number): Promise<number | null> {
  const { rows: answers } = await sql<{
    id: number | null;
  }>`select placard_restore_account(${record}::integer) as id`.execute(rows);
  return answers[0]?.id ?? null;
}

/** Restores all rows of a deletion record to their tables, with their ids. */
export async function putBack(rows: Rows, record: number): Promise<void> {
  for (const table of TABLES) {
    const columns = await columnsToPutBack(rows, record, table);
    if (columns.length === 0) continue;
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.id(column)))})
      select ${sql.join(columns.map((column) => sql.id("kept", column)))}
      from deleted_rows, jsonb_populate_record(null::${sql.table(table)}, deleted_rows.content) as kept
      where deleted_rows.record_id = ${record} and deleted_rows.table_name = ${table}`.execute(rows);
  }
}

/**
 * The columns that the table had when the rows were deleted. Columns added later get their default, and generated
 * columns are calculated.
 */
async function columnsToPutBack(rows: Rows, record: number, table: StoredTable): Promise<readonly string[]> {
  const found = await sql<{ name: string }>`
    select attname::text as name from pg_attribute
    where attrelid = ${table}::text::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and jsonb_exists(
        (select content from deleted_rows where record_id = ${record} and table_name = ${table} limit 1), attname::text)
    order by attnum`.execute(rows);
  return found.rows.map(({ name }) => name);
}

export interface DeletedRecordRow extends Selectable<DeletedRecordTable> {
  readonly chemicals_count: number;
  readonly files_count: number;
}

const countOfRows = (tables: readonly StoredTable[]): RawBuilder<number> =>
  sql<number>`(select count(*)::int from deleted_rows
    where deleted_rows.record_id = deleted_records.id and deleted_rows.table_name in (${sql.join(tables)}))`;

function records(rows: Rows) {
  return rows
    .selectFrom("deleted_records")
    .selectAll()
    .select([countOfRows(["chemicals"]).as("chemicals_count"), countOfRows(WITH_FILES).as("files_count")]);
}

/** Earliest time of a deletion that can still be undone. */
const keptSince = (now: Date): Date => new Date(now.getTime() - DELETED_KEPT_DAYS * DAY_MS);

/** The time when a deletion can no longer be undone. */
export const keptUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + DELETED_KEPT_DAYS * DAY_MS);

/** The records that a business can restore, latest first. */
export function deletedRecordsOf(rows: Rows, businessId: number, now: Date): Promise<DeletedRecordRow[]> {
  return records(rows)
    .where("business_id", "=", businessId)
    .where("deleted_at", ">", keptSince(now))
    .orderBy("deleted_at", "desc")
    .orderBy("id", "desc")
    .limit(MAX_RECORDS)
    .execute();
}

/** One record that can be restored, locked until the transaction ends, so that two requests cannot both restore it. */
export async function holdDeletedRecord(rows: Rows, id: number, now: Date): Promise<DeletedRecordRow | undefined> {
  await rows.selectFrom("deleted_records").select("id").where("id", "=", id).forUpdate().execute();
  return records(rows).where("id", "=", id).where("deleted_at", ">", keptSince(now)).executeTakeFirst();
}

/**
 * A field of the first row that a deletion record keeps of a table; `null` if there is no row or the field is empty.
 */
export async function storedField(
  rows: Rows,
  record: number,
  table: StoredTable,
  field: string,
): Promise<string | null> {
  const row = await rows
    .selectFrom("deleted_rows")
    .select(sql<string | null>`content->>${field}::text`.as("value"))
    .where("record_id", "=", record)
    .where("table_name", "=", table)
    .executeTakeFirst();
  return row?.value ?? null;
}

/** Deletes the records that can no longer be restored. @returns the storage keys of their files */
export async function forgetDeleted(rows: Rows, now: Date): Promise<string[]> {
  const files = await filesOfDeleted(rows)
    .innerJoin("deleted_records", "deleted_records.id", "deleted_rows.record_id")
    .where("deleted_records.deleted_at", "<=", keptSince(now))
    .execute();
  await rows.deleteFrom("deleted_records").where("deleted_at", "<=", keptSince(now)).execute();
  return files.map(({ storage_key }) => storage_key);
}

/** The storage keys of the files of all deleted records. */
export function filesOfDeleted(rows: Rows) {
  return rows
    .selectFrom("deleted_rows")
    .where("deleted_rows.table_name", "in", [...WITH_FILES])
    .select(sql<string>`deleted_rows.content->>'storage_key'`.as("storage_key"));
}
