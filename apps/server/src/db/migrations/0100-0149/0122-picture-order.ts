import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** The order in which a business shows the pictures of a site. Until someone says otherwise it is that of their upload. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ["alter table pictures add column place integer not null default 0"]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ["alter table pictures drop column place"]);
}
