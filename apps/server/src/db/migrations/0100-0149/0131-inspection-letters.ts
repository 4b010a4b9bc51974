import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** The due day of which someone was told by mail, so that no one is told of it again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ["alter table inspection_schedules add column told_due date"]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ["alter table inspection_schedules drop column told_due"]);
}
