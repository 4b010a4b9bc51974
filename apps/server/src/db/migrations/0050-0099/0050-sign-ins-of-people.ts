import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

const BUSINESS_ROLES = "'Admin', 'Manager', 'User', 'Viewer'";
const OWN = "business_id = placard_number('business_id') and placard_flag('is_admin')";

/** Whose rights and whose sign-in only an admin changes. The earlier form knew no deactivation. */
const keepRights = (columns: readonly string[]): string => {
  const of = (row: string): string => columns.map((column) => `${row}.${column}`).join(", ");
  return `create or replace function placard_keep_rights() returns trigger language plpgsql as $$ begin
      if current_user = 'placard_app' and not placard_flag('is_admin')
        and (${of("new")}) is distinct from (${of("old")}) then
        raise exception 'only an admin changes rights' using errcode = 'insufficient_privilege';
      end if;
      return new;
    end $$`;
};

/**
 * People are invited to a business as to a department; a password that someone else chose is a temporary one; an
 * account is closed and opened again. Closing it ends its sessions and its links in the same moment, whoever does it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    "alter table accounts add column must_change_password boolean not null default false",
    "alter table accounts add column deactivated_at timestamptz",
    `grant select (must_change_password, deactivated_at), update (deactivated_at) on accounts to placard_app`,
    keepRights(["role", "is_approved", "deactivated_at"]),
    // Sessions and links are the owner's tables: the function acts for the owner, and for this alone.
    `create function placard_end_sign_ins() returns trigger language plpgsql security definer
      set search_path from current as $$ begin
      delete from sessions where account_id = new.id;
      delete from password_resets where account_id = new.id;
      return null;
    end $$`,
    `create trigger accounts_end_sign_ins after update of deactivated_at on accounts for each row
      when (new.deactivated_at is not null) execute function placard_end_sign_ins()`,

    "alter table invitations alter column department_id drop not null",
    "alter table invitations add column business_id integer references businesses (id) on delete cascade",
    "alter table invitations drop constraint invitations_role_check",
    `alter table invitations add constraint invitations_one_owner check (
      (department_id is not null and business_id is null and role in ('admin', 'member'))
      or (business_id is not null and department_id is null and role in (${BUSINESS_ROLES})))`,
    "create index invitations_business on invitations (business_id)",
    "grant select (business_id), update (expires_at, token_hash) on invitations to placard_app",
    `create policy placard_business_invitations on invitations for all to placard_app
      using (${OWN}) with check (${OWN})`,
  ]);
}

/** Invitations of businesses have no place in the table as it was, and closed accounts open again. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    "drop policy placard_business_invitations on invitations",
    "delete from invitations where business_id is not null",
    "revoke update (expires_at, token_hash) on invitations from placard_app",
    "alter table invitations drop constraint invitations_one_owner",
    "alter table invitations drop column business_id",
    "alter table invitations alter column department_id set not null",
    `alter table invitations add constraint invitations_role_check check (role in ('admin', 'member'))`,
    "drop trigger accounts_end_sign_ins on accounts",
    "drop function placard_end_sign_ins()",
    keepRights(["role", "is_approved"]),
    "alter table accounts drop column deactivated_at",
    "alter table accounts drop column must_change_password",
  ]);
}
