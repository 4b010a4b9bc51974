import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

const NUMBERS = "name || E'\\n' || coalesce(un_number, '') || E'\\n' || coalesce(cas_number, '')";
const PLACES = `${NUMBERS} || E'\\n' || coalesce(room, '') || E'\\n' || coalesce(cabinet, '')`;

/** The search of an inventory finds rooms and cabinets too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, searchOf(PLACES));
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, searchOf(NUMBERS));
}

const searchOf = (text: string): readonly string[] => [
  "alter table chemicals drop column search_text",
  `alter table chemicals add column search_text text generated always as (lower(${text})) stored`,
];
