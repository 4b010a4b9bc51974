import { accessSync, constants, mkdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { PGlite, types } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { Kysely, type Dialect, PGliteDialect, PostgresDialect, sql, type Transaction } from "kysely";
import { Pool, types as pgTypes } from "pg";
import type { DatabaseConfig } from "../config.ts";
import { NOBODY, settingsOf, type Scope } from "./scope.ts";
import { DurableNodeFS } from "./durable-node-fs.ts";
import { openFailure } from "./open-failure.ts";
import { migrateToLatest } from "./migrate.ts";
import type { Schema } from "./schema/schema.ts";

export type Rows = Transaction<Schema>;

/**
 * The database. All work happens in one of two kinds of transaction:
 * `as` under row-level security for a person's request, `system` as the owner for sign-in, registration and upkeep.
 * Neither may be opened inside the other: the embedded database has one connection.
 */
export interface Database {
  readonly kind: "embedded" | "postgres";
  as<T>(scope: Scope, work: (rows: Rows) => Promise<T>): Promise<T>;
  system<T>(work: (rows: Rows) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Text as it stands: integers beyond 53 bits and calendar dates are read alike on both databases. */
const asText = (value: string): string => value;

/** PGlite's own, with fsync on: its default `-F` turns it off. */
export const DURABLE_START_PARAMETERS: string[] = PGlite.defaultStartParams
  .filter((parameter) => parameter !== "-F")
  .concat("-c", "wal_sync_method=fsync");

/** Extensions of the embedded database, which a migration creates; on PostgreSQL they come with it. */
export const EXTENSIONS = { pg_trgm };

/** Values of the embedded database that are read as text. */
export const PARSERS = { [types.INT8]: asText, [types.DATE]: asText };

async function openEmbedded(path: string): Promise<PGlite> {
  mkdirSync(path, { recursive: true });
  accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK); // the database's own refusal names no file
  removeEmptyPid(path);
  const fs = new DurableNodeFS(path);
  return PGlite.create({ fs, startParams: DURABLE_START_PARAMETERS, parsers: PARSERS, extensions: EXTENSIONS });
}

/**
 * A power loss can leave this file empty, and the database then refuses to start though no row is lost. Whoever opens the
 * folder holds its lock, so no running database has written it. One with content is the database's own to judge.
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
    ...(config.schema !== undefined && { options: `-c search_path=${config.schema}` }),
  });
  // A restart of PostgreSQL ends connections that wait in the pool, which makes new ones. Unheard, it would end us too.
  pool.on("error", () => undefined);
  return pool;
}

/**
 * Opens the database and brings its schema up to date.
 *
 * @throws StartError when it cannot be used, with the way out
 */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  try {
    const kysely = new Kysely<Schema>({ dialect: await dialectOf(config) });
    const schema = config.kind === "postgres" ? config.schema : undefined;
    if (schema !== undefined) await sql`create schema if not exists ${sql.id(schema)}`.execute(kysely);
    await migrateToLatest(kysely, schema);
    const database = databaseOf(kysely, config.kind === "postgres" ? "postgres" : "embedded");
    await database.as(NOBODY, (rows) => sql`select 1`.execute(rows)); // may this user take the role of requests?
    return database;
  } catch (cause) {
    throw openFailure(config, cause);
  }
}

async function dialectOf(config: DatabaseConfig): Promise<Dialect> {
  return config.kind === "postgres"
    ? new PostgresDialect({ pool: openPostgres(config) })
    : new PGliteDialect({ pglite: await openEmbedded(config.path) });
}

export function databaseOf(kysely: Kysely<Schema>, kind: Database["kind"]): Database {
  return {
    kind,
    as: (scope, work) =>
      kysely.transaction().execute(async (rows) => {
        await sql`select ${sql.join(
          Object.entries(settingsOf(scope)).map(([name, value]) => sql`set_config(${name}, ${value}, true)`),
        )}`.execute(rows);
        return work(rows);
      }),
    system: (work) => kysely.transaction().execute(work),
    close: () => kysely.destroy(),
  };
}
