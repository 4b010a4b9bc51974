import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** A safety data sheet that was replaced stays as an earlier version; a chemical has one that counts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    "alter table safety_data_sheets add column replaced_at timestamptz",
    "alter table safety_data_sheets drop constraint safety_data_sheets_chemical_id_key",
    "create unique index safety_data_sheets_current on safety_data_sheets (chemical_id) where replaced_at is null",
    "create index safety_data_sheets_chemical on safety_data_sheets (chemical_id, id)",
  ]);
}

/** Earlier versions have no place in the table as it was: their rows go, their files stay. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    "delete from safety_data_sheets where replaced_at is not null",
    "drop index safety_data_sheets_chemical",
    "drop index safety_data_sheets_current",
    "alter table safety_data_sheets add constraint safety_data_sheets_chemical_id_key unique (chemical_id)",
    "alter table safety_data_sheets drop column replaced_at",
  ]);
}
