import { FILE_LIMITS } from "@placard/hazmat-core/business";
import { sql } from "kysely";
import type { Rows } from "../../database.ts";

/** Whether a location may have one more entrance image, or its floor plan. Hold the row of the location before. */
export async function hasRoomFor(rows: Rows, locationId: number, isPlan: boolean): Promise<boolean> {
  const { count } = await rows
    .selectFrom("pictures")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("location_id", "=", locationId)
    .where("is_floor_plan", "=", isPlan)
    .executeTakeFirstOrThrow();
  return count < (isPlan ? FILE_LIMITS.floorPlan.maxCount : FILE_LIMITS.entranceImage.maxCount);
}
