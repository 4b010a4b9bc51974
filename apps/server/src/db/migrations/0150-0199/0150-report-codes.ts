import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

const SIGN = "substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', 1 + floor(random() * 36)::int, 1)";

/**
 * Four characters, drawn once for each business, that stand in the ids of its records in reports: who receives reports of
 * two installations joins records by their ids, and the numbers of rows alone begin with one in each.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const code = [SIGN, SIGN, SIGN, SIGN].join(" || ");
  await runStatements(db, [`alter table businesses add column report_code text not null default (${code})`]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ["alter table businesses drop column report_code"]);
}
