import { getPicturesByLocation } from "@placard/api-client/internal";
import { auditRead } from "../../access/audit.ts";
import { found } from "../../access/own-rows.ts";
import { placementsOf } from "../../db/queries/pictures/plan-placements.ts";
import { implement } from "../../http/operation.ts";
import { pictureOf } from "./picture-answer.ts";

export const getPicturesByLocationOperation = implement(getPicturesByLocation, async ({ ctx, rows, actor, params }) => {
  const location = found(
    await rows.selectFrom("locations").select("business_id").where("id", "=", params.location_id).executeTakeFirst(),
  );
  await auditRead({ ctx, rows, actor }, "pictures", [location.business_id]);
  const pictures = await rows
    .selectFrom("pictures")
    .selectAll()
    .where("location_id", "=", params.location_id)
    .orderBy("place")
    .orderBy("id")
    .execute();
  const placements = await placementsOf(
    rows,
    pictures.filter(({ is_floor_plan }) => is_floor_plan).map(({ id }) => id),
  );
  return { status: "success", pictures: pictures.map((row) => pictureOf(row, placements.get(row.id) ?? null)) };
});
