import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/**
 * What a chemical is found by where a list names it: its name in small letters with single blanks, and the digits of its
 * CAS and UN number. Columns, since an index over a function is not asked below row-level security. The last index is for a walk
 * over all rows of a business that a change in the meantime does not shift.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    String.raw`create function placard_name_key(name text) returns text
      language sql immutable strict parallel safe as
      $$ select lower(btrim(regexp_replace(name, '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g'))) $$`,
    String.raw`create function placard_digits(number text) returns text
      language sql immutable strict parallel safe as $$ select nullif(regexp_replace(number, '\D', '', 'g'), '') $$`,
    "alter table chemicals add column name_key text generated always as (placard_name_key(name)) stored",
    "alter table chemicals add column cas_digits text generated always as (placard_digits(cas_number)) stored",
    "alter table chemicals add column un_digits text generated always as (placard_digits(un_number)) stored",
    "create index chemicals_by_name_key on chemicals (business_id, name_key)",
    "create index chemicals_by_cas_digits on chemicals (business_id, cas_digits)",
    "create index chemicals_by_un_digits on chemicals (business_id, un_digits)",
    "create index chemicals_by_id on chemicals (business_id, id)",
  ]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    "drop index chemicals_by_id",
    "alter table chemicals drop column un_digits",
    "alter table chemicals drop column cas_digits",
    "alter table chemicals drop column name_key",
    "drop function placard_digits(text)",
    "drop function placard_name_key(text)",
  ]);
}
