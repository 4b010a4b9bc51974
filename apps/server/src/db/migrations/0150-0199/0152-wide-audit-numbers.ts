import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** A search writes up to 50 rows, so 32 bits would be used up within months on a large server. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ["alter table audit_entries alter column id type bigint"]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ["alter table audit_entries alter column id type integer"]);
}
