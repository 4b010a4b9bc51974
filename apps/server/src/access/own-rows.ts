import { ApiError } from "../errors.ts";
import type { Actor } from "./actor.ts";

/**
 * Answers 403 for a business id in a path or body that is not the caller's own, whether that business exists or not.
 * Responders pass: the database decides which businesses they may read.
 */
export function requireOwnBusiness(actor: Actor, businessId: number): void {
  if (actor.kind === "business" && actor.businessId !== businessId) throw new ApiError("forbidden");
}

/** Answers 403 for a department id that is not the caller's own, whether that department exists or not. */
export function requireOwnDepartment(actor: Actor, departmentId: number): void {
  if (actor.kind === "responder" && actor.departmentId !== departmentId) throw new ApiError("forbidden");
}

/** Returns the row, or throws 404. A row of another business and a missing row get the same answer. */
export function found<Row>(row: Row | undefined | null): Row {
  if (row === undefined || row === null) throw new ApiError("not_found");
  return row;
}
