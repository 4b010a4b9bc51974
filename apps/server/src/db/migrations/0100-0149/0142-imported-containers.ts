import type { Kysely } from "kysely";
import { dropTables, runStatements } from "../run-statements.ts";

const OWN = "business_id = (select placard_number('business_id'))";

/** An import brings containers too: they wait apart until all of it is there, and go with it when it is undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table imported_containers (
      import_id integer not null references chemical_imports (id) on delete cascade,
      business_id integer not null references businesses (id) on delete cascade,
      place integer not null,
      content jsonb not null,
      primary key (import_id, place)
    )`,
    "alter table imported_containers enable row level security",
    "grant select, insert, update, delete on imported_containers to placard_app",
    `create policy placard_own on imported_containers for all to placard_app using (${OWN}) with check (${OWN})`,
    "alter table containers add column import_id integer references chemical_imports (id) on delete set null",
    "create index containers_by_import on containers (import_id) where import_id is not null",
    "create index containers_business on containers (business_id, id)",
  ]);
}

/** Containers stay; which import brought them is lost. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    "drop index containers_business",
    "alter table containers drop column import_id",
    "update deleted_rows set content = content - 'import_id' where table_name = 'containers'",
  ]);
  await dropTables(db, ["imported_containers"]);
}
