import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** When a person last said that a row is correct, and who. Of the rows that were here before no one did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    "alter table chemicals add column checked_at timestamptz",
    "alter table chemicals add column checked_by text",
  ]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    "alter table chemicals drop column checked_at",
    "alter table chemicals drop column checked_by",
  ]);
}
