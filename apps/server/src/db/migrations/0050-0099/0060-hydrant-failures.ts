import type { Kysely } from "kysely";
import { dropTables, runStatements } from "../run-statements.ts";

/** That reading the hydrants anew failed stands beside the copy that stays, for those who may read the copy. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table hydrant_failures (
      id integer primary key check (id = 1),
      failed_at timestamptz not null
    )`,
    "alter table hydrant_failures enable row level security",
    "grant select on hydrant_failures to placard_app",
    `create policy placard_verified on hydrant_failures for select to placard_app
      using ((select placard_flag('department_verified')))`,
  ]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropTables(db, ["hydrant_failures"]);
}
