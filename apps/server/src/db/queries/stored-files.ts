import type { Rows } from "../database.ts";

/** Storage keys of everything that goes when a location goes: its pictures and its chemicals' data sheets. */
export async function fileKeysOfLocation(rows: Rows, locationId: number): Promise<string[]> {
  const files = await rows
    .selectFrom("pictures")
    .select("storage_key")
    .where("location_id", "=", locationId)
    .unionAll(
      rows
        .selectFrom("safety_data_sheets")
        .innerJoin("chemicals", "chemicals.id", "safety_data_sheets.chemical_id")
        .select("safety_data_sheets.storage_key")
        .where("chemicals.location_id", "=", locationId),
    )
    .execute();
  return files.map((file) => file.storage_key);
}
