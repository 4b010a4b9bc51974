import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** Where within its site a chemical stands, in the words of the site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    "alter table chemicals add column room text",
    "alter table chemicals add column cabinet text",
  ]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ["alter table chemicals drop column room", "alter table chemicals drop column cabinet"]);
}
