import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

const KINDS = "'location', 'chemical', 'safety_data_sheet', 'picture', 'contact', 'container', 'chemical_import'";
const INSPECTIONS = "'inspection_schedule', 'inspection'";

const keptKinds = (kinds: string): readonly string[] => [
  "alter table deleted_records drop constraint deleted_records_kind_check",
  `alter table deleted_records add constraint deleted_records_kind_check check (kind in (${kinds}))`,
];

/** What is planned, and a round that was given up, wait as deleted; finished rounds stay, and what they belonged to is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    ...keptKinds(`${KINDS}, ${INSPECTIONS}`),
    "alter table deleted_records add column finished_rounds jsonb not null default '[]'",
  ]);
}

/** Deleted inspections that wait are lost. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `delete from deleted_records where kind in (${INSPECTIONS})`,
    "alter table deleted_records drop column finished_rounds",
    ...keptKinds(KINDS),
  ]);
}
