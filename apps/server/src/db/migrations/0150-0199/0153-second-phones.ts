import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** A second number for people whom crews call. Normal forms are read from the typed numbers, so they have no column. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    "alter table contacts add column second_phone text",
    "alter table businesses add column second_emergency_phone text",
  ]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    "alter table businesses drop column second_emergency_phone",
    "alter table contacts drop column second_phone",
  ]);
}
