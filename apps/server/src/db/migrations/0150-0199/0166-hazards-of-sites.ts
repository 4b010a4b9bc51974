import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/**
 * Index for listing the sites of a box by their most dangerous chemical. It includes the business, so that the policy
 * reads no row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    "create index chemicals_of_site_by_hazard on chemicals (location_id, hazard_rank) include (business_id)",
  ]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ["drop index chemicals_of_site_by_hazard"]);
}
