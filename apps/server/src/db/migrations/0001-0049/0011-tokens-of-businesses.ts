import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** A business has access tokens too, for the system that keeps its inventory. A token is of one of both, never of two. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    "alter table access_tokens alter column department_id drop not null",
    "alter table access_tokens add column business_id integer references businesses (id) on delete cascade",
    `alter table access_tokens add constraint access_tokens_one_owner
      check ((department_id is null) <> (business_id is null))`,
    "grant select (business_id) on access_tokens to placard_app",
    `create policy placard_business_tokens on access_tokens for all to placard_app
      using (business_id = placard_number('business_id') and placard_flag('is_admin'))
      with check (business_id = placard_number('business_id') and placard_flag('is_admin'))`,
  ]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    "drop policy placard_business_tokens on access_tokens",
    "delete from access_tokens where business_id is not null",
    "alter table access_tokens drop constraint access_tokens_one_owner",
    "alter table access_tokens drop column business_id",
    "alter table access_tokens alter column department_id set not null",
  ]);
}
