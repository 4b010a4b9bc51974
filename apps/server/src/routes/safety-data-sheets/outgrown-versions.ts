import type { Rows } from "../../db/database.ts";
import { earlierSheets } from "../../db/queries/safety-data-sheets.ts";

/** Earlier versions that a chemical keeps: years of yearly revisions, and an end to the disk they take. */
const KEPT_VERSIONS = 10;

/** Removes the rows of the oldest versions beyond those that are kept. @returns the storage keys of their files */
export async function outgrownVersions(rows: Rows, chemicalId: number): Promise<string[]> {
  const outgrown = await earlierSheets(rows).where("sds.chemical_id", "=", chemicalId).offset(KEPT_VERSIONS).execute();
  if (outgrown.length === 0) return [];
  const ids = outgrown.map(({ id }) => id);
  await rows.deleteFrom("safety_data_sheets").where("id", "in", ids).execute();
  return outgrown.map(({ storage_key }) => storage_key);
}
