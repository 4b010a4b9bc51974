import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** One read of many businesses is one entry that names them all: as ranges of ids, it stays small. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ["alter table audit_entries add column business_ids int4multirange"]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ["alter table audit_entries drop column business_ids"]);
}
