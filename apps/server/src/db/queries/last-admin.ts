import { ApiError } from "../../errors.ts";
import type { Rows } from "../database.ts";

interface Group {
  readonly column: "business_id" | "department_id";
  readonly id: number;
  /** The admin who is about to leave or step down. */
  readonly except: number;
}

/**
 * Refuses to leave a business or department without an admin who can sign in.
 *
 * @throws ApiError `last_admin`
 */
export async function requireAnotherAdmin(rows: Rows, { column, id, except }: Group): Promise<void> {
  const another = await rows
    .selectFrom("accounts")
    .select("id")
    .where(column, "=", id)
    .where("role", "in", ["Admin", "admin"])
    .where("is_approved", "=", true)
    .where("id", "!=", except)
    .executeTakeFirst();
  if (another === undefined) throw new ApiError("last_admin");
}
