import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, PostgresDialect, sql } from "kysely";
import { Migrator, NO_MIGRATIONS } from "kysely/migration";
import { Pool } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { EXTENSIONS } from "../../src/db/embedded-settings.ts";
import { MIGRATIONS } from "../../src/db/migrate.ts";
import type { Schema } from "../../src/db/schema/schema.ts";

const server = process.env["DATABASE_URL"];
const schema = `upgrade_${crypto.randomUUID().replaceAll("-", "")}`;

let db: Kysely<Schema>;
let migrator: Migrator;

beforeAll(async () => {
  const dialect =
    server === undefined || server === ""
      ? new PGliteDialect({ pglite: await PGlite.create({ extensions: EXTENSIONS }) })
      : new PostgresDialect({ pool: new Pool({ connectionString: server, options: `-c search_path=${schema}` }) });
  db = new Kysely<Schema>({ dialect });
});
afterAll(() => db.destroy());
beforeEach(async () => {
  await sql`create schema ${sql.id(schema)}`.execute(db);
  await sql`set search_path to ${sql.id(schema)}`.execute(db);
  const provider = { getMigrations: async () => ({ ...MIGRATIONS }) };
  migrator = new Migrator({ db, provider, migrationTableSchema: schema });
});
afterEach(async () => {
  await sql`drop schema ${sql.id(schema)} cascade`.execute(db);
});

async function migrateTo(name: string): Promise<void> {
  const { error } = await migrator.migrateTo(name);
  if (error !== undefined) throw error;
}

const LATEST = Object.keys(MIGRATIONS).at(-1) ?? "";

/** Rows as written before the migration own-rows-only, including two departments: one approved, one pending. */
async function insertOldRows(): Promise<void> {
  await sql`insert into businesses (id, business_name) values (1, 'Harbour Ice')`.execute(db);
  await sql`insert into locations (id, business_id, name, civic_address) values (1, 1, 'Pier', '9 Pier')`.execute(db);
  await sql`insert into chemicals (id, business_id, location_id, name, quantity, unit)
    values (1, 1, 1, 'Ammonia', 5, 'kg')`.execute(db);
  await sql`insert into pictures (business_id, location_id, is_floor_plan, filename, content_type, size_bytes, storage_key)
    values (1, 1, false, 'a.jpg', 'image/jpeg', 9, 'k')`.execute(db);
  await sql`insert into safety_data_sheets (business_id, chemical_id, filename, size_bytes, storage_key)
    values (1, 1, 's.pdf', 9, 'k')`.execute(db);
  await sql`insert into departments (id, name, verified_at) values (1, 'Approved Fire', now()), (2, 'New Fire', null)`.execute(
    db,
  );
  await sql`insert into accounts (id, kind, department_id, name, email, password_hash, role)
    values (1, 'responder', 1, 'A', 'a@a.example', 'x', 'admin')`.execute(db);
  await sql`insert into incidents (id, department_id, user_id, title) values (1, 1, 1, 'Leak')`.execute(db);
  await sql`insert into incident_actions (incident_id, department_id, user_id, user_name, module, action_type)
    values (1, 1, 1, 'A', 'm', 'a')`.execute(db);
  await sql`insert into idempotency_keys (account_id, key, endpoint, request_hash, response)
    values (1, '0b7e7c1e-5c3f-4a55-9d0e-3f3f3c1b8a10', 'insertResponderUser', 'sha256-of-a-password', '{}')`.execute(
    db,
  );
  await sql`insert into incident_documents (incident_id, department_id, kind, content, updated_at, updated_by)
    values (1, 1, 'checklists', '{"entry-team": ["a", "b"]}', '2026-01-01T12:00:00Z', 'A')`.execute(db);
  await sql`insert into password_resets (token_hash, account_id, expires_at) values ('t', 1, now())`.execute(db);
}

const counts = async () => {
  const tables = [
    "businesses",
    "locations",
    "chemicals",
    "pictures",
    "safety_data_sheets",
    "incident_actions",
  ] as const;
  const found = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  return found.map((rows) => rows.length);
};
const approvals = () => db.selectFrom("departments").select(["name", "verified_by"]).orderBy("id").execute();

describe("a database from an earlier version", () => {
  beforeEach(async () => {
    await migrateTo("0005-row-level-security");
    await insertOldRows();
  });

  it("keeps its rows and operator approvals through an upgrade", async () => {
    await migrateTo(LATEST);
    expect(await counts()).toEqual([1, 1, 1, 1, 1, 1]);
    expect(await approvals()).toEqual([
      { name: "Approved Fire", verified_by: "operator" },
      { name: "New Fire", verified_by: null },
    ]);
  });

  it("removes stored request hashes that could reveal a password, and keeps the responses", async () => {
    await migrateTo(LATEST);
    const kept = await db.selectFrom("idempotency_keys").select(["request_hash", "response"]).execute();
    expect(kept).toEqual([{ request_hash: "", response: {} }]);
  });

  it("stores checked items with time and author of the last save, and returns them", async () => {
    const stored = async () =>
      (await db.selectFrom("incident_documents").select("content").executeTakeFirst())?.content;
    await migrateTo(LATEST);
    const mark = { guide: "entry-team", is_done: true, changed_at: "2026-01-01T12:00:00.000Z", changed_by: "A" };
    expect(await stored()).toEqual({
      changes: [
        { ...mark, item: "a" },
        { ...mark, item: "b" },
      ],
    });
    await migrateTo("0006-own-rows-only");
    expect(await stored()).toEqual({ "entry-team": ["a", "b"] });
  });

  it("resets approvals if demo rows were seeded, since demo approvals look the same", async () => {
    await db.insertInto("app_facts").values({ name: "demo_seeded_at", value: "then" }).execute();
    await migrateTo(LATEST);
    expect((await approvals())[0]).toEqual({ name: "Approved Fire", verified_by: "demo" });
  });

  it("keeps SDS languages, also of deleted ones, and restores the old column on downgrade", async () => {
    await migrateTo("0100-site-points");
    await sql`update safety_data_sheets set language = 'fr'`.execute(db);
    await sql`insert into deleted_records (id, business_id, kind, name, deleted_by, deleted_at)
      values (1, 1, 'safety_data_sheet', 's.pdf', 'A', now())`.execute(db);
    await sql`insert into deleted_rows (record_id, business_id, table_name, content)
      values (1, 1, 'safety_data_sheets', '{"language": null, "replaced_at": null}'),
        (1, 1, 'safety_data_sheets', '{"language": "en", "replaced_at": "2026-01-01T00:00:00Z"}')`.execute(db);
    await migrateTo("0110-sheet-languages");
    const sheets = await db.selectFrom("safety_data_sheets").select(["languages", "counts_in"]).execute();
    expect(sheets).toEqual([{ languages: ["fr"], counts_in: ["fr"] }]);
    const kept = await sql<{ of: string }>`select content->>'languages' || ' ' || (content->>'counts_in') as of
      from deleted_rows order by 1`.execute(db);
    expect(kept.rows.map(({ of }) => of)).toEqual(['["en"] []', "[] []"]);
    await migrateTo("0100-site-points");
    const languages = await sql<{ language: string }>`select language from safety_data_sheets`.execute(db);
    expect(languages.rows).toEqual([{ language: "fr" }]);
  });

  it("keeps each SDS with its row, also deleted ones, and assigns it to the first row on downgrade", async () => {
    await migrateTo("0153-second-phones");
    await sql`insert into deleted_records (id, business_id, kind, name, deleted_by, deleted_at)
      values (1, 1, 'chemical', 'Chlorine', 'A', now())`.execute(db);
    await sql`insert into deleted_rows (record_id, business_id, table_name, content)
      values (1, 1, 'chemicals', '{"id": 7}'), (1, 1, 'safety_data_sheets', '{"id": 8, "chemical_id": 7}')`.execute(db);
    await migrateTo("0154-sheets-of-substances");
    const groups = await sql<{ row: number; sheet: number }>`
      select c.sheet_group as row, sds.sheet_group as sheet from chemicals c, safety_data_sheets sds`.execute(db);
    expect(groups.rows).toEqual([{ row: 1, sheet: 1 }]);
    const kept = () => sql<{ content: object }>`select content from deleted_rows order by table_name`.execute(db);
    expect((await kept()).rows.map(({ content }) => content)).toEqual([
      { id: 7, sheet_group: 7 },
      { id: 8, sheet_group: 7 },
    ]);
    const added = await sql<{ sheet_group: number }>`
      insert into chemicals (id, business_id, location_id, name, quantity, unit)
      values (9, 1, 1, 'Ammonia', 5, 'kg') returning sheet_group`.execute(db);
    expect(added.rows[0]?.sheet_group).toBeGreaterThan(7);
    await sql`update chemicals set sheet_group = 1`.execute(db);
    await migrateTo("0153-second-phones");
    const sheets = await sql<{ chemical_id: number }>`select chemical_id from safety_data_sheets`.execute(db);
    expect(sheets.rows).toEqual([{ chemical_id: 1 }]);
    expect((await kept()).rows.map(({ content }) => content)).toEqual([{ id: 7 }, { id: 8, chemical_id: 7 }]);
  });

  it("can be downgraded to empty and upgraded again step by step", async () => {
    await migrateTo(LATEST);
    // In one call: each call reads the whole schema first.
    const { error, results = [] } = await migrator.migrateTo(NO_MIGRATIONS);
    expect(error).toBeUndefined();
    expect(results.map(({ migrationName, direction, status }) => [migrationName, direction, status])).toEqual(
      Object.keys(MIGRATIONS)
        .toReversed()
        .map((name) => [name, "Down", "Success"]),
    );
    const left = await sql<{ relname: string }>`select c.relname from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = ${schema} and c.relkind in ('r', 'S') and c.relname not like 'kysely_%'`.execute(db);
    expect(left.rows).toEqual([]);
    await migrateTo(LATEST);
    expect(await counts()).toEqual([0, 0, 0, 0, 0, 0]);
  });
});
