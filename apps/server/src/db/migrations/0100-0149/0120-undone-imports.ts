import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

const KINDS = "'location', 'chemical', 'safety_data_sheet', 'picture', 'contact', 'container'";

const keptKinds = (kinds: string): readonly string[] => [
  "alter table deleted_records drop constraint deleted_records_kind_check",
  `alter table deleted_records add constraint deleted_records_kind_check check (kind in (${kinds}))`,
];

/** What an undone import took along waits as deleted, and can be put back whole. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, keptKinds(`${KINDS}, 'chemical_import'`));
}

/** Undone imports that wait are lost. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ["delete from deleted_records where kind = 'chemical_import'", ...keptKinds(KINDS)]);
}
