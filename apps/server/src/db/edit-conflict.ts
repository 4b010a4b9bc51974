import { ApiError } from "../errors.ts";
import type { Rows } from "./database.ts";

type VersionedTable =
  | "accounts"
  | "contacts"
  | "businesses"
  | "pictures"
  | "locations"
  | "chemicals"
  | "containers"
  | "inspection_schedules"
  | "inspections"
  | "inspection_findings"
  | "inspection_checklists";

/** Holds a row until the transaction ends, so that of two edits of one version the second sees the first. */
export async function holdRow(rows: Rows, table: VersionedTable, id: number): Promise<void> {
  await rows.selectFrom(table).select("id").where("id", "=", id).forUpdate().execute();
}

/**
 * Refuses an edit that was made on an older version of a row than the one on file, and gives the row as it stands.
 * An edit that names no version overwrites, as the specification's forms do.
 */
export function requireVersion(row: { readonly version: number }, edited: number | undefined, current: unknown): void {
  if (edited !== undefined && edited !== row.version) throw new ApiError("edit_conflict", { current });
}
