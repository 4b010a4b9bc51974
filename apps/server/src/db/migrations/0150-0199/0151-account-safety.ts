import type { Kysely } from "kysely";
import { dropTables, runStatements } from "../run-statements.ts";

const TABLES = ["email_changes", "sign_in_tries", "known_devices"] as const;

/** Whose rights only an admin changes. A sign-in address is changed by its mailed link, past the role of the app. */
const keepRights = (addressRule: string): string =>
  `create or replace function placard_keep_rights() returns trigger language plpgsql as $$ begin
    ${addressRule}
    if current_user = 'placard_app' and not placard_flag('is_admin')
      and (new.role, new.is_approved, new.deactivated_at)
        is distinct from (old.role, old.is_approved, old.deactivated_at) then
      raise exception 'only an admin changes rights' using errcode = 'insufficient_privilege';
    end if;
    return new;
  end $$`;

const KEEP_ADDRESS = `if current_user = 'placard_app' and new.email is distinct from old.email then
      raise exception 'an email address is changed by its link' using errcode = 'insufficient_privilege';
    end if;`;

/**
 * A new email address waits for proof, and the old one can be restored. Failed sign-ins are counted by address, whether
 * it has an account or not, and apart for each device that signed in before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table email_changes (
      id integer generated always as identity primary key,
      account_id integer not null references accounts (id) on delete cascade,
      old_email text not null,
      new_email text not null,
      token_hash text not null unique,
      expires_at timestamptz not null,
      confirmed_at timestamptz,
      restore_hash text unique,
      restore_until timestamptz,
      created_at timestamptz not null default now()
    )`,
    "create index email_changes_account on email_changes (account_id)",
    "create index email_changes_old_email on email_changes (old_email) where restore_hash is not null",
    `create table sign_in_tries (
      bucket text primary key,
      failures integer not null,
      password_digest text not null,
      blocked_until timestamptz,
      tried_at timestamptz not null
    )`,
    "create index sign_in_tries_age on sign_in_tries (tried_at)",
    `create table known_devices (
      token_hash text not null,
      account_id integer not null references accounts (id) on delete cascade,
      seen_at timestamptz not null,
      primary key (token_hash, account_id)
    )`,
    "create index known_devices_account on known_devices (account_id)",
    ...TABLES.map((table) => `alter table ${table} enable row level security`),

    "alter table accounts add column pending_email text",
    "grant select (pending_email), update (pending_email) on accounts to placard_app",
    "alter table accounts drop column failed_tries",
    "alter table accounts drop column locked_until",
    keepRights(KEEP_ADDRESS),

    // As long as its owner can have an address back, no other account takes it. The table is the owner's.
    `create function placard_keep_old_address() returns trigger language plpgsql security definer
      set search_path from current as $$ begin
      if exists (select from email_changes c
        where c.old_email = new.email and c.restore_hash is not null and c.account_id <> new.id) then
        raise exception 'the address can still be restored'
          using errcode = 'unique_violation', constraint = 'accounts_email_key';
      end if;
      return new;
    end $$`,
    `create trigger accounts_keep_old_address before insert or update of email on accounts for each row
      execute function placard_keep_old_address()`,
  ]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    "drop trigger accounts_keep_old_address on accounts",
    "drop function placard_keep_old_address()",
    keepRights(""),
    "alter table accounts drop column pending_email",
    "alter table accounts add column failed_tries integer not null default 0",
    "alter table accounts add column locked_until timestamptz",
  ]);
  await dropTables(db, TABLES.toReversed());
}
