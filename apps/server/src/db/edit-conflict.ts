import { ApiError } from "../errors.ts";

/**
 * Refuses an edit that was made on an older version of a row than the one on file, and gives the row as it stands.
 * An edit that names no version overwrites, as the specification's forms do.
 */
export function requireVersion(row: { readonly version: number }, edited: number | undefined, current: unknown): void {
  if (edited !== undefined && edited !== row.version) throw new ApiError("edit_conflict", { current });
}
