import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/**
 * Indexes for pages of an inventory that start next to a row. `lower` is not leakproof, so under row-level security no
 * index serves a comparison with it. The orders use stored columns instead: `name_key`, and `vessel_key` for the vessel.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    "alter table chemicals add column vessel_key text generated always as (lower(storage_vessel)) stored",
    ...Object.entries(INDEXES).flatMap(([name, columns]) => [
      `drop index ${name}`,
      `create index ${name} on chemicals (${columns})`,
    ]),
    "drop index chemicals_by_name_key", // `chemicals_by_name` starts with its columns
  ]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    ...Object.entries(INDEXES).flatMap(([name, columns]) => [
      `drop index ${name}`,
      `create index ${name} on chemicals (${columns
        .replace("name_key", "lower(name)")
        .replace("vessel_key", "lower(storage_vessel)")})`,
    ]),
    "create index chemicals_by_name_key on chemicals (business_id, name_key)",
    "alter table chemicals drop column vessel_key",
  ]);
}

const INDEXES = {
  chemicals_by_hazard: "business_id, hazard_rank, name_key, id",
  chemicals_by_name: "business_id, name_key, id",
  chemicals_by_un_number: "business_id, un_number, name_key, id",
  chemicals_by_un_number_down: "business_id, un_number desc nulls last, name_key desc, id desc",
  chemicals_by_location: "location_id, name_key, id",
  chemicals_by_unit: "business_id, unit, name_key, id",
  chemicals_by_storage: "business_id, vessel_key, name_key, id",
  chemicals_by_storage_down: "business_id, vessel_key desc nulls last, name_key desc, id desc",
} as const;
