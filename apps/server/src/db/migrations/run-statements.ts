import { sql, type Kysely } from "kysely";

/** Runs plain SQL statements in order. Both databases take one statement a call. */
export async function runStatements(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Drops tables, youngest first. */
export async function dropTables(db: Kysely<unknown>, tables: readonly string[]): Promise<void> {
  await runStatements(
    db,
    tables.map((table) => `drop table if exists ${table} cascade`),
  );
}
