import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** By unit and by what a chemical is kept in. What is not on file stands last both ways, so the second has two. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    Object.entries(INDEXES).map(([name, columns]) => `create index ${name} on chemicals (${columns})`),
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    Object.keys(INDEXES).map((name) => `drop index ${name}`),
  );
}

const INDEXES = {
  chemicals_by_unit: "business_id, unit, lower(name), id",
  chemicals_by_storage: "business_id, lower(storage_vessel), lower(name), id",
  chemicals_by_storage_down: "business_id, lower(storage_vessel) desc nulls last, lower(name) desc, id desc",
} as const;
