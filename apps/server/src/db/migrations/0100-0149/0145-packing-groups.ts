import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** Packing group and flash point of a chemical, as its business states them. `null`: no one has said. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    "alter table chemicals add column packing_group text check (packing_group in ('I', 'II', 'III'))",
    "alter table chemicals add column flash_point jsonb",
  ]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    "alter table chemicals drop column packing_group",
    "alter table chemicals drop column flash_point",
    "update deleted_rows set content = content - 'packing_group' - 'flash_point' where table_name = 'chemicals'",
  ]);
}
