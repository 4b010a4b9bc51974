import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** For the map of all sites: those in a box, and those without a pin. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ["create index locations_by_place on locations (latitude, longitude)"]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ["drop index locations_by_place"]);
}
