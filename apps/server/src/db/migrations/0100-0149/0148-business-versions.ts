import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/**
 * What a business says of itself counts its edits, so that of two edits of one version the second is told of the first. It
 * has a number of its own: another plan and other registration details are not edits of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ["alter table businesses add column details_version integer not null default 1"]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ["alter table businesses drop column details_version"]);
}
