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

/** Locks a row until the transaction ends, so that the second of two concurrent edits sees the first. */
export async function holdRow(rows: Rows, table: VersionedTable, id: number): Promise<void> {
  await rows.selectFrom(table).select("id").where("id", "=", id).forUpdate().execute();
}

/**
 * Rejects an edit of an outdated version of a row, and returns the current row.
 * An edit without a version overwrites the row, like the forms in the specification.
 */
export function requireVersion(row: { readonly version: number }, edited: number | undefined, current: unknown): void {
  if (edited !== undefined && edited !== row.version) throw new ApiError("edit_conflict", { current });
}
