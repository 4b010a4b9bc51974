import { accessSync, constants, mkdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { CompiledQuery, Kysely, type Dialect, PGliteDialect, PostgresDialect, sql, type Transaction } from "kysely";
import { Pool, types as pgTypes } from "pg";
import type { DatabaseConfig } from "../config.ts";
import { NOBODY, scopeStatement, SNAPSHOT_STATEMENT, type Scope } from "./scope.ts";
import { EmbeddedDatabase } from "./embedded-database.ts";
import { joinedPool } from "./postgres-pool.ts";
import { openFailure } from "./open-failure.ts";
import { migrateToLatest } from "./migrate.ts";
import type { Schema } from "./schema/schema.ts";

export type Rows = Transaction<Schema>;

/** The tables, inside or outside a transaction. */
export type Tables = Kysely<Schema>;

/** `snapshot`: the statements of a transaction read the rows of one moment, and none can write. */
export type View = "latest" | "snapshot";

/**
 * The database. All work happens in one of two kinds of transaction:
 * `as` under row-level security for a user's request, `system` as the owner for sign-in, registration and maintenance.
 * Do not open one inside the other: the embedded database has only one connection.
 */
export interface Database {
  readonly kind: "embedded" | "postgres";
  as<T>(scope: Scope, work: (rows: Rows) => Promise<T>, view?: View): Promise<T>;
  system<T>(work: (rows: Rows) => Promise<T>): Promise<T>;
  /** Same as `system`, for work of a single statement: it needs one round trip instead of two. */
  statement<T>(work: (tables: Tables) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The text as received: see `PARSERS` of the embedded database. */
const asText = (value: string): string => value;

async function openEmbedded(path: string): Promise<EmbeddedDatabase> {
  mkdirSync(path, { recursive: true });
  accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK); // the error of the database does not name the file
  removeEmptyPid(path);
  return EmbeddedDatabase.open(path);
}

/**
 * Removes an empty PID file. A power loss can leave the file empty; the database then refuses to start although no row
 * is lost. The caller holds the folder lock, so no running database wrote the file. A file with content is left to the
 * database.
 */
function removeEmptyPid(folder: string): void {
  const file = join(folder, "postmaster.pid");
  if (statSync(file, { throwIfNoEntry: false })?.size === 0) rmSync(file);
}

function openPostgres(config: { url: string; schema?: string }): Pool {
  pgTypes.setTypeParser(pgTypes.builtins.DATE, asText);
  const pool = new Pool({
    connectionString: config.url,
    max: 10,
    pipeline: true,
    ...(config.schema !== undefined && { options: `-c search_path=${config.schema}` }),
  });
  // A restart of PostgreSQL closes idle connections, and the pool opens new ones. An unhandled error would end the
  // process.
  pool.on("error", () => undefined);
  return pool;
}

/**
 * Opens the database and migrates its schema.
 *
 * @throws StartError with a solution if the database cannot be used
 */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  try {
    const kysely = new Kysely<Schema>({ dialect: await dialectOf(config) });
    const schema = config.kind === "postgres" ? config.schema : undefined;
    if (schema !== undefined) await sql`create schema if not exists ${sql.id(schema)}`.execute(kysely);
    await migrateToLatest(kysely, schema);
    const database = databaseOf(kysely, config.kind === "postgres" ? "postgres" : "embedded");
    await database.as(NOBODY, (rows) => sql`select 1`.execute(rows)); // fails if the user may not switch roles
    return database;
  } catch (cause) {
    throw openFailure(config, cause);
  }
}

async function dialectOf(config: DatabaseConfig): Promise<Dialect> {
  return config.kind === "postgres"
    ? new PostgresDialect({ pool: joinedPool(openPostgres(config)) })
    : new PGliteDialect({ pglite: await openEmbedded(config.path) });
}

export function databaseOf(kysely: Kysely<Schema>, kind: Database["kind"]): Database {
  return {
    kind,
    as: (scope, work, view = "latest") =>
      kysely.transaction().execute(async (rows) => {
        if (view === "snapshot") await rows.executeQuery(CompiledQuery.raw(SNAPSHOT_STATEMENT));
        await rows.executeQuery(CompiledQuery.raw(scopeStatement(scope)));
        return work(rows);
      }),
    system: (work) => kysely.transaction().execute(work),
    statement: (work) => work(kysely),
    close: () => kysely.destroy(),
  };
}
