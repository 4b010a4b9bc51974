import type { Kysely } from "kysely";
import { dropTables, runStatements } from "../run-statements.ts";

const OWN = "business_id = (select placard_number('business_id'))";
const KINDS = `'location', 'chemical', 'safety_data_sheet', 'picture', 'contact', 'container', 'chemical_import',
  'inspection_schedule', 'inspection', 'inspection_checklist', 'user', 'plan_point', 'site_point', 'inspection_photo'`;

const keptKinds = (kinds: string): readonly string[] => [
  "alter table deleted_records drop constraint deleted_records_kind_check",
  `alter table deleted_records add constraint deleted_records_kind_check check (kind in (${kinds}))`,
];

/** Where a floor plan lies on the map. It hangs on the plan that it was made for, goes with it and comes back with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table plan_placements (
      picture_id integer primary key,
      business_id integer not null references businesses (id) on delete cascade,
      page integer not null check (page between 1 and 1000),
      aspect double precision not null check (aspect > 0),
      pairs jsonb not null check (jsonb_array_length(pairs) = 2),
      placed_by text,
      placed_at timestamptz not null default now(),
      foreign key (picture_id, business_id) references pictures (id, business_id) on delete cascade
    )`,
    "alter table plan_placements enable row level security",
    "grant select, insert, update, delete on plan_placements to placard_app",
    `create policy placard_own on plan_placements for all to placard_app using (${OWN}) with check (${OWN})`,
    `create policy placard_verified on plan_placements for select to placard_app
      using (placard_flag('department_verified'))`,
    ...keptKinds(`${KINDS}, 'plan_placement'`),
  ]);
}

/** Placements are lost, those that wait as deleted too. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await dropTables(db, ["plan_placements"]);
  await runStatements(db, [
    "delete from deleted_rows where table_name = 'plan_placements'",
    "delete from deleted_records where kind = 'plan_placement'",
    ...keptKinds(KINDS),
  ]);
}
