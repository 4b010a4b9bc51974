import type { Rows } from "../../db/database.ts";
import { ApiError } from "../../errors.ts";

/**
 * Refuses a code that another container of the business has.
 *
 * @param own - the container that may already have the code
 * @throws ApiError `container_code_taken`
 */
export async function requireFreeCode(rows: Rows, businessId: number, code: string, own?: number): Promise<void> {
  const other = await rows
    .selectFrom("containers")
    .select("id")
    .where("business_id", "=", businessId)
    .where("code", "=", code)
    .executeTakeFirst();
  if (other !== undefined && other.id !== own) throw new ApiError("container_code_taken");
}
