import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/**
 * Registration details and pictures count their edits, so that of two edits of one version the second is told of the first.
 * The details have a number of their own: another plan is not an edit of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    "alter table businesses add column registration_version integer not null default 1",
    "alter table pictures add column version integer not null default 1",
  ]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    "alter table pictures drop column version",
    "alter table businesses drop column registration_version",
  ]);
}
