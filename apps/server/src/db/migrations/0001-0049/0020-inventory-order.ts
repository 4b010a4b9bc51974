import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/**
 * What an inventory of many rows is ordered, filtered, searched and counted by. `hazard_rank` is the place of the level in
 * HAZARD_MARKS, kept beside the columns that it follows from; 2 is unknown. A start works it out anew for every row.
 *
 * The policies ask who is calling once a statement instead of once a row, which is most of the time of a long list.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table chemicals add column hazard_rank smallint not null default 2`,
    `alter table chemicals add column is_volume boolean generated always as (unit in ('L', 'gal', 'mL')) stored`,
    `alter table chemicals add column base_amount double precision generated always as (quantity * case unit
      when 'lbs' then 0.45359237 when 'oz' then 0.028349523125 when 'gal' then 3.785411784 when 'mL' then 0.001
      else 1 end) stored`,
    `alter table chemicals add column search_text text generated always as
      (lower(name || E'\n' || coalesce(un_number, '') || E'\n' || coalesce(cas_number, ''))) stored`,
    "drop index chemicals_business",
    "drop index chemicals_location",
    ...Object.entries(INDEXES).map(([name, columns]) => `create index ${name} on chemicals (${columns})`),
    ...policies((call) => `(select ${call})`),
  ]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    ...policies((call) => call),
    ...Object.keys(INDEXES).map((name) => `drop index ${name}`),
    "create index chemicals_business on chemicals (business_id)",
    "create index chemicals_location on chemicals (location_id)",
    "alter table chemicals drop column search_text",
    "alter table chemicals drop column base_amount",
    "alter table chemicals drop column is_volume",
    "alter table chemicals drop column hazard_rank",
  ]);
}

/** One for each order. What is not on file stands last both ways, so the UN number has two. */
const INDEXES = {
  chemicals_by_hazard: "business_id, hazard_rank, lower(name), id",
  chemicals_by_name: "business_id, lower(name), id",
  chemicals_by_un_number: "business_id, un_number, lower(name), id",
  chemicals_by_un_number_down: "business_id, un_number desc nulls last, lower(name) desc, id desc",
  chemicals_by_location: "location_id, lower(name), id",
  chemicals_by_amount: "business_id, is_volume, base_amount, id",
  chemicals_by_update: "business_id, updated_at, id",
};

/** The policies of sites and chemicals, whatever their names are, with each question put as `asked`. */
function policies(asked: (call: string) => string): readonly string[] {
  return ["locations", "chemicals", "safety_data_sheets"].map(
    (table) => `do $$ declare policy record; rule text; begin
      for policy in select policyname, cmd from pg_policies where schemaname = current_schema() and tablename = '${table}'
      loop
        rule := case when policy.cmd = 'SELECT' then $rule$${asked("placard_flag('department_verified')")}$rule$
          else $rule$business_id = ${asked("placard_number('business_id')")}$rule$ end;
        execute format('alter policy %I on ${table} using (%s)', policy.policyname, rule);
      end loop;
    end $$`,
  );
}
