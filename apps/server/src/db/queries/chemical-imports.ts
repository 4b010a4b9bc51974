import { sql, type RawBuilder, type Selectable } from "kysely";
import { found } from "../../access/own-rows.ts";
import type { Rows } from "../database.ts";
import type { ChemicalImportTable } from "../schema/sites.ts";
import { sheetsOnlyOf } from "./sheet-groups.ts";

export interface ChemicalImportRow extends Selectable<ChemicalImportTable> {
  /** Records that wait, while it is open. */
  readonly waiting: number;
  /** Chemicals of it that the inventory holds. */
  readonly present: number;
  /** Those of them that someone edited since. */
  readonly changed: number;
  /** Safety data sheets that no other row shares, earlier versions too. */
  readonly sheets: number;
  /** Containers below them that it did not bring. */
  readonly containers: number;
  /** Containers that wait, while it is open. */
  readonly waiting_containers: number;
  /** Containers of it that are on file. */
  readonly present_containers: number;
  /** Those of them that someone changed or moved since. */
  readonly moved_containers: number;
}

const CONTAINERS_BELOW = sql<number>`(select count(*)::int from containers b join chemicals c on c.id = b.chemical_id
  where c.import_id = chemical_imports.id and b.import_id is distinct from chemical_imports.id)`;

const SHEETS_BELOW = sql<number>`(select count(*)::int from safety_data_sheets
  where ${sheetsOnlyOf(sql`c.import_id = chemical_imports.id`)})`;

const countContainers = (where: RawBuilder<unknown>) =>
  sql<number>`(select count(*)::int from containers k where k.import_id = chemical_imports.id ${where})`;

function imports(rows: Rows) {
  return rows
    .selectFrom("chemical_imports")
    .selectAll()
    .select([
      sql<number>`(select count(*)::int from imported_records r where r.import_id = chemical_imports.id)`.as("waiting"),
      sql<number>`(select count(*)::int from chemicals c where c.import_id = chemical_imports.id)`.as("present"),
      sql<number>`(select count(*)::int from chemicals c where c.import_id = chemical_imports.id and c.version > 1)`.as(
        "changed",
      ),
      SHEETS_BELOW.as("sheets"),
      CONTAINERS_BELOW.as("containers"),
      sql<number>`(select count(*)::int from imported_containers r where r.import_id = chemical_imports.id)`.as(
        "waiting_containers",
      ),
      countContainers(sql``).as("present_containers"),
      countContainers(sql`and k.version > 1`).as("moved_containers"),
    ]);
}

/** The finished imports of a business, the newest first. */
export function finishedImports(rows: Rows, businessId: number, most: number): Promise<ChemicalImportRow[]> {
  return imports(rows)
    .where("business_id", "=", businessId)
    .where("state", "=", "finished")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
}

export async function importById(rows: Rows, id: number): Promise<ChemicalImportRow> {
  return found(await imports(rows).where("id", "=", id).executeTakeFirst());
}

/** Holds an import in a state until the transaction ends. @throws ApiError `not_found` when it is in another one */
export async function holdImport(rows: Rows, id: number, state: ChemicalImportRow["state"]): Promise<void> {
  found(
    await rows
      .selectFrom("chemical_imports")
      .select("id")
      .where("id", "=", id)
      .where("state", "=", state)
      .forUpdate()
      .executeTakeFirst(),
  );
}
