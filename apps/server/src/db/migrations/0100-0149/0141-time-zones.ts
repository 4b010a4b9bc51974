import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** Where a business counts its days; `null`: not on file, and days are those of UTC. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ["alter table businesses add column time_zone text"]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ["alter table businesses drop column time_zone"]);
}
