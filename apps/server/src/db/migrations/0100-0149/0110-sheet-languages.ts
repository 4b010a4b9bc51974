import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** What a deleted sheet was in, as it is put back. */
const KEPT = "table_name = 'safety_data_sheets'";

/**
 * A chemical has one sheet that counts in each language. A sheet may be in several, and counts in those in which no other
 * took its place; one whose language is not on file stands alone, because it may be the same as any other's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table safety_data_sheets add column languages text[] not null default '{}'`,
    `alter table safety_data_sheets add column counts_in text[] not null default '{}'`,
    `update safety_data_sheets set languages = array[language] where language is not null`,
    "update safety_data_sheets set counts_in = languages where replaced_at is null",
    "alter table safety_data_sheets drop column language",
    `alter table safety_data_sheets add constraint safety_data_sheets_counts_in check (
      counts_in <@ languages
      and case when replaced_at is null then (counts_in = '{}') = (languages = '{}') else counts_in = '{}' end)`,
    `alter table safety_data_sheets add constraint safety_data_sheets_languages check (
      array_to_string(languages, ',') ~ '^([a-z]{2}(,[a-z]{2})*)?$')`,
    "drop index safety_data_sheets_current",
    `create index safety_data_sheets_current on safety_data_sheets (chemical_id) where replaced_at is null`,
    `create function placard_one_sheet_a_language() returns trigger language plpgsql as $$ begin
      if exists (select from safety_data_sheets other
        where other.chemical_id = new.chemical_id and other.id <> new.id and other.replaced_at is null
          and (other.counts_in && new.counts_in or other.counts_in = '{}' or new.counts_in = '{}')) then
        raise exception 'another sheet counts in this language' using errcode = 'unique_violation';
      end if;
      return null;
    end $$`,
    `create trigger safety_data_sheets_one_a_language after insert or update on safety_data_sheets for each row
      when (new.replaced_at is null) execute function placard_one_sheet_a_language()`,
    `update deleted_rows set content = content || jsonb_build_object(
      'languages', ${LIST_OF_ONE},
      'counts_in', case when content->>'replaced_at' is null then ${LIST_OF_ONE} else '[]'::jsonb end) where ${KEPT}`,
  ]);
}

const LIST_OF_ONE = `case when content->>'language' is null then '[]'::jsonb
  else jsonb_build_array(content->>'language') end`;

/** Of a chemical's sheets that count, the newest continues counting; the others become earlier versions of it. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    "drop trigger safety_data_sheets_one_a_language on safety_data_sheets",
    "drop function placard_one_sheet_a_language()",
    "alter table safety_data_sheets drop constraint safety_data_sheets_counts_in",
    "alter table safety_data_sheets drop constraint safety_data_sheets_languages",
    "drop index safety_data_sheets_current",
    `update safety_data_sheets older set replaced_at = now() where replaced_at is null and exists (
      select from safety_data_sheets newer where newer.chemical_id = older.chemical_id
        and newer.replaced_at is null and newer.id > older.id)`,
    "create unique index safety_data_sheets_current on safety_data_sheets (chemical_id) where replaced_at is null",
    "alter table safety_data_sheets add column language text check (language ~ '^[a-z]{2}$')",
    "update safety_data_sheets set language = languages[1]",
    "alter table safety_data_sheets drop column counts_in",
    "alter table safety_data_sheets drop column languages",
    `update deleted_rows set content = (content - 'languages' - 'counts_in')
      || jsonb_build_object('language', content->'languages'->0) where ${KEPT}`,
  ]);
}
