import { ApiError } from "../errors.ts";
import type { Actor } from "./actor.ts";

/**
 * Refuses a business id in a path or body that is not the caller's own: 403, whether such a business exists or not.
 * Responders pass: what they may read is the database's to say.
 */
export function requireOwnBusiness(actor: Actor, businessId: number): void {
  if (actor.kind === "business" && actor.businessId !== businessId) throw new ApiError("forbidden");
}

/** Refuses a department id that is not the caller's own: 403, whether such a department exists or not. */
export function requireOwnDepartment(actor: Actor, departmentId: number): void {
  if (actor.kind === "responder" && actor.departmentId !== departmentId) throw new ApiError("forbidden");
}

/** The row, or 404: another's row and a missing one look the same. */
export function found<Row>(row: Row | undefined | null): Row {
  if (row === undefined || row === null) throw new ApiError("not_found");
  return row;
}
