import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** The map lists the sites of a box by their most dangerous chemical. With the business, the policy needs no row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    "create index chemicals_of_site_by_hazard on chemicals (location_id, hazard_rank) include (business_id)",
  ]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ["drop index chemicals_of_site_by_hazard"]);
}
