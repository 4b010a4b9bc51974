import { sql, type RawBuilder, type Selectable } from "kysely";
import { found } from "../../access/own-rows.ts";
import type { Rows } from "../database.ts";
import type { ChemicalImportTable } from "../schema/sites.ts";
import { sheetsOnlyOf } from "./sheet-groups.ts";

export interface ChemicalImportRow extends Selectable<ChemicalImportTable> {
  /** Records still waiting while the import is open. */
  readonly waiting: number;
  /** Chemicals of the import that are still in the inventory. */
  readonly present: number;
  /** Those that have been edited since the import. */
  readonly changed: number;
  /** Safety data sheets of these chemicals that no other row shares, including earlier versions. */
  readonly sheets: number;
  /** Containers of these chemicals that the import did not add. */
  readonly containers: number;
  /** Containers still waiting while the import is open. */
  readonly waiting_containers: number;
  /** Containers of the import that are on file. */
  readonly present_containers: number;
  /** Those that have been changed or moved since the import. */
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

/** The finished imports of a business, newest first. */
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

/**
 * Locks an import in the given state until the transaction ends. @throws ApiError `not_found` if it has another state
 */
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
