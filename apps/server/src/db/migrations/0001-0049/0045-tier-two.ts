import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

const TABLES = ["chemicals", "locations", "contacts"] as const;

/**
 * What a Tier II report asks of chemicals, sites and contacts. A column of each row, so that it is guarded, deleted and
 * put back with its row. `null`: nothing is on file.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    TABLES.map((table) => `alter table ${table} add column tier_two jsonb`),
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    TABLES.map((table) => `alter table ${table} drop column tier_two`),
  );
}
