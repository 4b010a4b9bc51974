import { ApiError } from "../../errors.ts";
import type { Rows } from "../database.ts";
import { oneAtATime } from "./one-at-a-time.ts";

interface Group {
  readonly column: "business_id" | "department_id";
  readonly id: number;
  /** The admin who is about to leave or step down. */
  readonly except: number;
}

/**
 * Refuses the change if it would leave a business or department without an admin who can sign in. If two admins step
 * down simultaneously, the requests are checked one after the other.
 *
 * @throws ApiError `last_admin`
 */
export async function requireAnotherAdmin(rows: Rows, { column, id, except }: Group): Promise<void> {
  await oneAtATime(rows, column === "business_id" ? "admins" : "departmentAdmins", id);
  const another = await rows
    .selectFrom("accounts")
    .select("id")
    .where(column, "=", id)
    .where("role", "in", ["Admin", "admin"])
    .where("is_approved", "=", true)
    .where("deactivated_at", "is", null)
    .where("id", "!=", except)
    .executeTakeFirst();
  if (another === undefined) throw new ApiError("last_admin");
}
