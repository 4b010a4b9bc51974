import type { Kysely } from "kysely";
import { dropTables, runStatements } from "../run-statements.ts";

const KINDS = `'location', 'chemical', 'safety_data_sheet', 'picture', 'contact', 'container', 'chemical_import',
  'inspection_schedule', 'inspection', 'inspection_checklist'`;
const MORE = "'user', 'plan_point', 'site_point', 'inspection_photo'";

const keptKinds = (kinds: string): readonly string[] => [
  "alter table deleted_records drop constraint deleted_records_kind_check",
  `alter table deleted_records add constraint deleted_records_kind_check check (kind in (${kinds}))`,
];

const OWNED = "business_id = placard_number('business_id')";

/**
 * Users, points and photos of a round that were deleted wait like everything else. An account holds secrets, so it waits in a
 * table of the owner's that no request reads; two functions move it, for an admin and within its business alone. What hangs on
 * an account, its sessions and links, is deleted with it and does not come back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    ...keptKinds(`${KINDS}, ${MORE}`),
    `create table deleted_accounts (
      record_id integer primary key references deleted_records (id) on delete cascade,
      business_id integer not null references businesses (id) on delete cascade,
      content jsonb not null
    )`,
    "alter table deleted_accounts enable row level security",
    `create function placard_delete_account(account integer, record integer) returns boolean language plpgsql
      security definer set search_path from current as $$ begin
      if not placard_flag('is_admin')
        or not exists (select from deleted_records where id = record and kind = 'user' and ${OWNED}) then
        raise exception 'only an admin deletes a user' using errcode = 'insufficient_privilege';
      end if;
      with gone as (delete from accounts where id = account and ${OWNED} returning *)
        insert into deleted_accounts (record_id, business_id, content) select record, business_id, to_jsonb(gone) from gone;
      return found;
    end $$`,
    // A column that came after the deletion takes its default.
    `create function placard_restore_account(record integer) returns integer language plpgsql
      security definer set search_path from current as $$
      declare
        kept jsonb;
        names text;
        back integer;
      begin
      select content into kept from deleted_accounts where record_id = record and ${OWNED};
      if not placard_flag('is_admin') or kept is null then
        raise exception 'only an admin restores a user' using errcode = 'insufficient_privilege';
      end if;
      select string_agg(quote_ident(attname), ', ') into names from pg_attribute
        where attrelid = 'accounts'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
          and jsonb_exists(kept, attname);
      execute format('insert into accounts (%1$s) select %1$s from jsonb_populate_record(null::accounts, $1)
        on conflict (email) do nothing returning id', names) into back using kept;
      return back;
    end $$`,
    ...["delete_account(integer, integer)", "restore_account(integer)"].flatMap((name) => [
      `revoke all on function placard_${name} from public`,
      `grant execute on function placard_${name} to placard_app`,
    ]),
  ]);
}

/** Users, points and photos that wait as deleted are lost. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    "drop function placard_restore_account(integer)",
    "drop function placard_delete_account(integer, integer)",
    `delete from deleted_records where kind in (${MORE})`,
    ...keptKinds(KINDS),
  ]);
  await dropTables(db, ["deleted_accounts"]);
}
