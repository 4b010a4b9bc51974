import type { Kysely } from "kysely";
import { dropTables, runStatements } from "../run-statements.ts";

const OWN = "business_id = (select placard_number('business_id'))";
const VERIFIED = "(select placard_flag('department_verified'))";

/**
 * Adds the rows that are stored with incompatible ones or have no reactive group, and the state of each site for which
 * they were calculated. So a filter of the inventory needs no list of ids. Only the owner of the database writes them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table compatibility_marks (
      chemical_id integer not null references chemicals (id) on delete cascade,
      business_id integer not null references businesses (id) on delete cascade,
      location_id integer not null references locations (id) on delete cascade,
      mark text not null check (mark in ('keep_apart', 'unknown_reactions')),
      primary key (chemical_id, mark)
    )`,
    "create index compatibility_marks_location on compatibility_marks (location_id, mark, chemical_id)",
    "create index compatibility_marks_business on compatibility_marks (business_id)",
    `create table compatibility_stamps (
      location_id integer primary key references locations (id) on delete cascade,
      business_id integer not null references businesses (id) on delete cascade,
      stamp text not null
    )`,
    "create index compatibility_stamps_business on compatibility_stamps (business_id)",
    ...["compatibility_marks", "compatibility_stamps"].flatMap((table) => [
      `alter table ${table} enable row level security`,
      `grant select on ${table} to placard_app`,
      `create policy placard_own on ${table} for select to placard_app using (${OWN})`,
      `create policy placard_crews on ${table} for select to placard_app using (${VERIFIED})`,
    ]),
  ]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropTables(db, ["compatibility_marks", "compatibility_stamps"]);
}
