import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** The day of its revision and the language, as a person confirmed them; null where no one did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    "alter table safety_data_sheets add column revision_date date",
    "alter table safety_data_sheets add column language text check (language ~ '^[a-z]{2}$')",
  ]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    "alter table safety_data_sheets drop column language",
    "alter table safety_data_sheets drop column revision_date",
  ]);
}
