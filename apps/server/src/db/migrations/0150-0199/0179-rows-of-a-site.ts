import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** An index for reading the chemicals of a site in batches. Without it, each batch sorts all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ["create index chemicals_of_site_by_id on chemicals (location_id, id)"]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ["drop index chemicals_of_site_by_id"]);
}
