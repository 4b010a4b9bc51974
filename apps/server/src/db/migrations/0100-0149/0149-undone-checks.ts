import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** The check before the last one, so that a check made by mistake can be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    "alter table chemicals add column previous_checked_at timestamptz",
    "alter table chemicals add column previous_checked_by text",
  ]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    "alter table chemicals drop column previous_checked_at",
    "alter table chemicals drop column previous_checked_by",
  ]);
}
