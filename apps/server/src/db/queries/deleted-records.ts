import { DELETED_KEPT_DAYS, type DeletedKind } from "@placard/hazmat-core/business";
import { sql, type RawBuilder, type Selectable } from "kysely";
import type { Rows } from "../database.ts";
import type { DeletedRecordTable } from "../schema/sites.ts";

const DAY_MS = 86_400_000;

/** Most records that are answered at once. */
const MOST_RECORDS = 1000;

/** Tables whose rows can wait as deleted; a row stands after those that it hangs on, as they are put back. */
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
type KeptTable = (typeof TABLES)[number];

/** Tables of which a row holds a file. */
const WITH_FILES: readonly KeptTable[] = ["pictures", "safety_data_sheets", "inspection_photos"];

interface Deletion {
  readonly business_id: number;
  readonly kind: DeletedKind;
  readonly name: string;
  /** Where it was. */
  readonly detail: string | null;
  readonly deleted_by: string;
  readonly deleted_at: Date;
  /** Of a contact or a user: the ids of the locations that name it as manager. */
  readonly managed?: readonly number[];
  /** Of a planned inspection: the ids of its finished rounds. */
  readonly finished?: readonly number[];
}

/** Begins a record of something deleted. The rows follow by `putAside`. */
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
 * Takes rows out of their table and keeps them below a record. Rows that hang on others go first, or the database
 * deletes them for good.
 *
 * @param where - over the columns of the table
 * @returns how many
 */
export async function putAside(
  rows: Rows,
  { record, table, where }: { readonly record: number; readonly table: KeptTable; readonly where: RawBuilder<boolean> },
): Promise<number> {
  const { numAffectedRows } = await sql`
    with gone as (delete from ${sql.table(table)} where ${where} returning *)
    insert into deleted_rows (record_id, business_id, table_name, content)
    select ${record}::integer, business_id, ${table}::text, to_jsonb(gone) from gone`.execute(rows);
  return Number(numAffectedRows ?? 0n);
}

/** As `putAside`, of an account. Its secrets are read by no one in the meantime; its sessions and links end. */
export async function putAccountAside(
  rows: Rows,
  { record, account }: { readonly record: number; readonly account: number },
): Promise<void> {
  await sql`select placard_delete_account(${account}::integer, ${record}::integer)`.execute(rows);
}

/** Puts the account of a record back. @returns its id; `null` when its address is another account's by now */
export async function putAccountBack(rows: Rows, record: number): Promise<number | null> {
  const { rows: answers } = await sql<{
    id: number | null;
  }>`select placard_restore_account(${record}::integer) as id`.execute(rows);
  return answers[0]?.id ?? null;
}

/** Puts every row of a record back into its table, under its own id. */
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
 * The columns of a table that were there when the rows were deleted. One that came later takes its default, and one
 * that the database calculates is calculated.
 */
async function columnsToPutBack(rows: Rows, record: number, table: KeptTable): Promise<readonly string[]> {
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

const countOfRows = (tables: readonly KeptTable[]): RawBuilder<number> =>
  sql<number>`(select count(*)::int from deleted_rows
    where deleted_rows.record_id = deleted_records.id and deleted_rows.table_name in (${sql.join(tables)}))`;

function records(rows: Rows) {
  return rows
    .selectFrom("deleted_records")
    .selectAll()
    .select([countOfRows(["chemicals"]).as("chemicals_count"), countOfRows(WITH_FILES).as("files_count")]);
}

/** The first moment of a deletion that can still be undone. */
const keptSince = (now: Date): Date => new Date(now.getTime() - DELETED_KEPT_DAYS * DAY_MS);

/** When a deletion can no longer be undone. */
export const keptUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + DELETED_KEPT_DAYS * DAY_MS);

/** What a business can have again, the latest first. */
export function deletedRecordsOf(rows: Rows, businessId: number, now: Date): Promise<DeletedRecordRow[]> {
  return records(rows)
    .where("business_id", "=", businessId)
    .where("deleted_at", ">", keptSince(now))
    .orderBy("deleted_at", "desc")
    .orderBy("id", "desc")
    .limit(MOST_RECORDS)
    .execute();
}

/** One record that can be had again, held until the transaction ends, so that two restores cannot both put it back. */
export async function holdDeletedRecord(rows: Rows, id: number, now: Date): Promise<DeletedRecordRow | undefined> {
  await rows.selectFrom("deleted_records").select("id").where("id", "=", id).forUpdate().execute();
  return records(rows).where("id", "=", id).where("deleted_at", ">", keptSince(now)).executeTakeFirst();
}

/** A field of the first row that a record keeps of a table; `null` where it keeps none, or the field is empty. */
export async function keptField(rows: Rows, record: number, table: KeptTable, field: string): Promise<string | null> {
  const row = await rows
    .selectFrom("deleted_rows")
    .select(sql<string | null>`content->>${field}::text`.as("value"))
    .where("record_id", "=", record)
    .where("table_name", "=", table)
    .executeTakeFirst();
  return row?.value ?? null;
}

/** Forgets what can no longer be had again. @returns the storage keys of its files */
export async function forgetDeleted(rows: Rows, now: Date): Promise<string[]> {
  const files = await filesOfDeleted(rows)
    .innerJoin("deleted_records", "deleted_records.id", "deleted_rows.record_id")
    .where("deleted_records.deleted_at", "<=", keptSince(now))
    .execute();
  await rows.deleteFrom("deleted_records").where("deleted_at", "<=", keptSince(now)).execute();
  return files.map(({ storage_key }) => storage_key);
}

/** The storage keys of all files that wait as deleted. */
export function filesOfDeleted(rows: Rows) {
  return rows
    .selectFrom("deleted_rows")
    .where("deleted_rows.table_name", "in", [...WITH_FILES])
    .select(sql<string>`deleted_rows.content->>'storage_key'`.as("storage_key"));
}
