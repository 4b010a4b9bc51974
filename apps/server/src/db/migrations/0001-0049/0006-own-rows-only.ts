import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/**
 * The second wall, one stone higher: a row hangs on rows of its own business or department alone, no one raises their
 * own rights, a link to set a password opens the address that it was sent to, and an approval says who gave it.
 */

/** Child tables, the column that names their parent, and whose rows both have to be. */
const FAMILIES = [
  { table: "chemicals", column: "location_id", parent: "locations", owner: "business_id" },
  { table: "pictures", column: "location_id", parent: "locations", owner: "business_id" },
  { table: "safety_data_sheets", column: "chemical_id", parent: "chemicals", owner: "business_id" },
  { table: "incident_actions", column: "incident_id", parent: "incidents", owner: "department_id" },
  { table: "incident_documents", column: "incident_id", parent: "incidents", owner: "department_id" },
] as const;

const PARENTS = [
  { table: "locations", owner: "business_id" },
  { table: "chemicals", owner: "business_id" },
  { table: "incidents", owner: "department_id" },
] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    ...PARENTS.map(({ table, owner }) => `alter table ${table} add constraint ${table}_own unique (id, ${owner})`),
    ...FAMILIES.flatMap(({ table, column, parent, owner }) => [
      `alter table ${table} drop constraint ${table}_${column}_fkey`,
      `alter table ${table} add constraint ${table}_own_${column} foreign key (${column}, ${owner})
        references ${parent} (id, ${owner}) on delete cascade`,
    ]),

    `create function placard_keep_rights() returns trigger language plpgsql as $$ begin
      if current_user = 'placard_app' and not placard_flag('is_admin')
        and (new.role, new.is_approved) is distinct from (old.role, old.is_approved) then
        raise exception 'only an admin changes rights' using errcode = 'insufficient_privilege';
      end if;
      return new;
    end $$`,
    `create trigger accounts_keep_rights before update on accounts for each row execute function placard_keep_rights()`,
    "revoke update (password_hash) on accounts from placard_app",

    "revoke update on departments from placard_app",
    "grant update (name, tier) on departments to placard_app",

    "delete from password_resets",
    "alter table password_resets add column email text not null",

    "alter table departments add column verified_by text check (verified_by in ('operator', 'demo'))",
    `update departments set verified_by = case
        when exists (select from app_facts where name = 'demo_seeded_at') then 'demo' else 'operator' end
      where verified_at is not null`,
    `alter table departments add constraint departments_verification
      check ((verified_at is null) = (verified_by is null))`,
  ]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    "alter table departments drop constraint departments_verification",
    "alter table departments drop column verified_by",
    "alter table password_resets drop column email",
    "grant update on departments to placard_app",
    "grant update (password_hash) on accounts to placard_app",
    "drop trigger accounts_keep_rights on accounts",
    "drop function placard_keep_rights()",
    ...FAMILIES.flatMap(({ table, column, parent }) => [
      `alter table ${table} drop constraint ${table}_own_${column}`,
      `alter table ${table} add constraint ${table}_${column}_fkey foreign key (${column})
        references ${parent} (id) on delete cascade`,
    ]),
    ...PARENTS.map(({ table }) => `alter table ${table} drop constraint ${table}_own`),
  ]);
}
