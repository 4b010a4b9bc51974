import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import { databaseOf, type Database } from "../src/db/database.ts";
import { EXTENSIONS, PARSERS } from "../src/db/embedded-settings.ts";
import { migrateToLatest } from "../src/db/migrate.ts";
import type { Schema } from "../src/db/schema/schema.ts";

/** A migrated database in memory, without rows. */
interface EmptyDatabase {
  readonly pglite: PGlite;
  readonly database: Database;
  readonly schema: SchemaState;
}

interface SchemaState {
  /** All tables with rows of the product, separated by commas. */
  readonly tables: string;
  /** Changes with every table, column, function, trigger, constraint, policy and role. */
  readonly digest: string;
}

/** Databases of this worker that no test is using. */
const unused: EmptyDatabase[] = [];

/**
 * A migrated database in memory, without rows, for one test at a time. Creating one takes ten times as long as emptying
 * one, so a worker keeps it: closing empties it for the next test. It is not reused after a test that changed the
 * schema.
 */
export async function openEmptyDatabase(): Promise<Database> {
  const empty = unused.pop() ?? (await createDatabase());
  let isClosed = false;
  const open = (): Database => {
    if (isClosed) throw new Error("The test that used this database has ended.");
    return empty.database;
  };
  return {
    kind: "embedded",
    as: async (scope, work, view) => open().as(scope, work, view),
    system: async (work) => open().system(work),
    statement: async (work) => open().statement(work),
    close: async () => {
      isClosed = true;
      await empty.pglite.exec("discard all"); // settings, roles, prepared statements and channels of the session
      if ((await readSchema(empty.pglite)).digest !== empty.schema.digest) return empty.database.close();
      await empty.pglite.exec(`truncate ${empty.schema.tables} restart identity`);
      unused.push(empty);
    },
  };
}

/** The files of the first database after its migrations. Loading them takes a quarter of the time of creating them. */
let migrated: Blob | null = null;

async function createDatabase(): Promise<EmptyDatabase> {
  const options = { parsers: PARSERS, extensions: EXTENSIONS };
  const pglite = await PGlite.create(migrated === null ? options : { ...options, loadDataDir: migrated });
  const kysely = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
  if (migrated === null) {
    await migrateToLatest(kysely);
    migrated = await pglite.dumpDataDir("none");
  }
  return { pglite, database: databaseOf(kysely, "embedded"), schema: await readSchema(pglite) };
}

async function readSchema(pglite: PGlite): Promise<SchemaState> {
  const { rows } = await pglite.query<SchemaState>(`
    with objects as (
      select 'table ' || oid || relname || relrowsecurity || relforcerowsecurity as object
        from pg_class where relnamespace = 'public'::regnamespace
      union all select 'column ' || attrelid || attname || atttypid || attnotnull || attisdropped
        from pg_attribute join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace
      union all select 'function ' || oid || md5(prosrc) from pg_proc where pronamespace = 'public'::regnamespace
      union all select 'trigger ' || oid || tgenabled::text from pg_trigger
      union all select 'constraint ' || oid from pg_constraint
      union all select 'policy ' || oid from pg_policy
      union all select 'role ' || rolname from pg_roles)
    select (select md5(string_agg(object, ',' order by object)) from objects) as digest,
      (select string_agg(quote_ident(relname), ', ') from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%') as tables`);
  const [state] = rows;
  if (state === undefined) throw new Error("The query gives one row.");
  return state;
}
