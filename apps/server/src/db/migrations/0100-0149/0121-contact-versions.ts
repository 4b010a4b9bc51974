import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** A contact counts its edits, so that of two edits of one version the second is told of the first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ["alter table contacts add column version integer not null default 1"]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ["alter table contacts drop column version"]);
}
