import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** When a business was last asked by mail whether its inventory is still correct. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ["alter table businesses add column confirmation_asked_at timestamptz"]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ["alter table businesses drop column confirmation_asked_at"]);
}
