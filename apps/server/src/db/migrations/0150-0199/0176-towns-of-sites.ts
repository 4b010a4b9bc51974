import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/**
 * The town of a site, which places a site without a pin on the map. `town_of` is the address that the town was found
 * for: a row with another address is looked up again. A later edition of the gazetteer clears it in a migration. The
 * server fills the rows of earlier versions in batches.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table locations add column town_of text, add column town_latitude double precision,
      add column town_longitude double precision`,
    "create index locations_by_town on locations (town_latitude, town_longitude) where latitude is null",
    `create index locations_without_town on locations (id)
      where latitude is null and town_of is distinct from civic_address`,
  ]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    "drop index locations_without_town",
    "drop index locations_by_town",
    "alter table locations drop column town_of, drop column town_latitude, drop column town_longitude",
  ]);
}
