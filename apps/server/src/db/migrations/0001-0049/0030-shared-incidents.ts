import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/**
 * A line of a log knows when it was made, which is earlier than when it came in where a device had no network. Who has an
 * incident open is kept by open stream, so that every process of one database can tell it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    "alter table incident_actions add column made_at timestamptz",
    "update incident_actions set made_at = created_at",
    "alter table incident_actions alter column made_at set default now()",
    "alter table incident_actions alter column made_at set not null",
    `create table incident_watchers (
      stream_id uuid primary key,
      incident_id integer not null,
      department_id integer not null,
      account_id integer not null,
      user_name text not null,
      since timestamptz not null,
      seen_at timestamptz not null,
      foreign key (incident_id, department_id) references incidents (id, department_id) on delete cascade
    )`,
    "create index incident_watchers_incident on incident_watchers (incident_id)",
    "alter table incident_watchers enable row level security",
    "grant select, insert, update, delete on incident_watchers to placard_app",
    `create policy placard_watchers_read on incident_watchers for select to placard_app
      using (department_id = placard_number('department_id'))`,
    `create policy placard_watchers_own on incident_watchers for all to placard_app
      using (department_id = placard_number('department_id') and account_id = placard_number('account_id'))
      with check (department_id = placard_number('department_id') and account_id = placard_number('account_id'))`,
  ]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ["drop table incident_watchers", "alter table incident_actions drop column made_at"]);
}
