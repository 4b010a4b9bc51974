import { FILE_LIMITS } from "@placard/hazmat-core/business";
import { sql } from "kysely";
import type { Rows } from "../../database.ts";

/**
 * True if a location has space for another entrance image, or for its floor plan. Lock the row of the location first.
 */
export async function hasRoomFor(rows: Rows, locationId: number, isPlan: boolean): Promise<boolean> {
  const { count } = await rows
    .selectFrom("pictures")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("location_id", "=", locationId)
    .where("is_floor_plan", "=", isPlan)
    .executeTakeFirstOrThrow();
  return count < (isPlan ? FILE_LIMITS.floorPlan.maxCount : FILE_LIMITS.entranceImage.maxCount);
}
