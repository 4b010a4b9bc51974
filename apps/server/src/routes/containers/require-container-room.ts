import { MOST_CONTAINERS } from "@placard/hazmat-core/business";
import { sql } from "kysely";
import type { Rows } from "../../db/database.ts";
import { ApiError } from "../../errors.ts";

/**
 * Refuses more containers than a chemical can have. The chemical must be locked, so that two simultaneous calls cannot
 * both add the last ones.
 *
 * @throws ApiError `containers_full`
 */
export async function requireContainerRoom(rows: Rows, chemicalId: number, added: number): Promise<void> {
  const { count } = await rows
    .selectFrom("containers")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("chemical_id", "=", chemicalId)
    .executeTakeFirstOrThrow();
  if (count + added > MOST_CONTAINERS) throw new ApiError("containers_full");
}
