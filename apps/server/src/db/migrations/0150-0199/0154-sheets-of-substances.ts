import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

const oneALanguage = (of: string): string =>
  `create or replace function placard_one_sheet_a_language() returns trigger language plpgsql as $$ begin
    if exists (select from safety_data_sheets other
      where other.${of} = new.${of} and other.id <> new.id and other.replaced_at is null
        and (other.counts_in && new.counts_in or other.counts_in = '{}' or new.counts_in = '{}')) then
      raise exception 'another sheet counts in this language' using errcode = 'unique_violation';
    end if;
    return null;
  end $$`;

/**
 * Data sheets belong to a substance of a manufacturer, which may stand in many rows: rows of one group share their sheets.
 * At first each row is a group of its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    "create sequence sheet_groups as integer",
    `select setval('sheet_groups', 1 + greatest(
      (select coalesce(max(id), 0) from chemicals),
      (select coalesce(max((content->>'id')::integer), 0) from deleted_rows where table_name = 'chemicals')))`,
    "grant usage on sequence sheet_groups to placard_app",
    "alter table chemicals add column sheet_group integer",
    "update chemicals set sheet_group = id",
    "alter table chemicals alter column sheet_group set not null",
    "alter table chemicals alter column sheet_group set default nextval('sheet_groups')",
    "create index chemicals_sheet_group on chemicals (sheet_group, id)",

    "alter table safety_data_sheets add column sheet_group integer",
    "update safety_data_sheets set sheet_group = chemical_id",
    "alter table safety_data_sheets alter column sheet_group set not null",
    "alter table safety_data_sheets drop column chemical_id", // its indexes and its foreign key go with it
    "create index safety_data_sheets_group on safety_data_sheets (sheet_group, id)",
    "create index safety_data_sheets_current on safety_data_sheets (sheet_group) where replaced_at is null",
    oneALanguage("sheet_group"),

    `update deleted_rows set content = content || jsonb_build_object('sheet_group', (content->>'id')::integer)
      where table_name = 'chemicals'`,
    `update deleted_rows
      set content = (content - 'chemical_id') || jsonb_build_object('sheet_group', (content->>'chemical_id')::integer)
      where table_name = 'safety_data_sheets'`,
  ]);
}

/** The first row of a group has its sheets alone again; the others have none. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    "alter table safety_data_sheets add column chemical_id integer",
    `update safety_data_sheets sds set chemical_id =
      (select min(id) from chemicals c where c.sheet_group = sds.sheet_group and c.business_id = sds.business_id)`,
    "delete from safety_data_sheets where chemical_id is null",
    "alter table safety_data_sheets alter column chemical_id set not null",
    `alter table safety_data_sheets add constraint safety_data_sheets_own_chemical_id
      foreign key (chemical_id, business_id) references chemicals (id, business_id) on delete cascade`,
    `update deleted_rows sds set content = (content - 'sheet_group') || jsonb_build_object('chemical_id', coalesce(
      (select min(id) from chemicals c where c.sheet_group = (sds.content->>'sheet_group')::integer),
      (select min((c.content->>'id')::integer) from deleted_rows c
        where c.table_name = 'chemicals' and c.content->>'sheet_group' = sds.content->>'sheet_group')))
      where table_name = 'safety_data_sheets'`,
    "update deleted_rows set content = content - 'sheet_group' where table_name = 'chemicals'",
    oneALanguage("chemical_id"),
    "alter table safety_data_sheets drop column sheet_group",
    "create index safety_data_sheets_chemical on safety_data_sheets (chemical_id, id)",
    "create index safety_data_sheets_current on safety_data_sheets (chemical_id) where replaced_at is null",
    "alter table chemicals drop column sheet_group",
    "drop sequence sheet_groups",
  ]);
}
