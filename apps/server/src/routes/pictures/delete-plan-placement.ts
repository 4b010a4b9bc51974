import { deletePlanPlacement } from "@placard/api-client/internal";
import { sql } from "kysely";
import { found } from "../../access/own-rows.ts";
import { beginDeletion, putAside } from "../../db/queries/deleted-records.ts";
import { implement } from "../../http/operation.ts";

/** Can be restored to the same plan. */
export const deletePlanPlacementOperation = implement(deletePlanPlacement, async ({ ctx, rows, actor, params }) => {
  const { picture_id: id } = params;
  const plan = found(
    await rows
      .selectFrom("plan_placements")
      .innerJoin("pictures", "pictures.id", "plan_placements.picture_id")
      .innerJoin("locations", "locations.id", "pictures.location_id")
      .select(["pictures.description", "locations.name as location_name"])
      .where("plan_placements.picture_id", "=", id)
      .where("plan_placements.business_id", "=", actor.businessId)
      .forUpdate("plan_placements")
      .executeTakeFirst(),
  );
  const record = await beginDeletion(rows, {
    business_id: actor.businessId,
    kind: "plan_placement",
    name: plan.description,
    detail: plan.location_name,
    deleted_by: actor.name,
    deleted_at: ctx.now(),
  });
  await putAside(rows, { record, table: "plan_placements", where: sql`picture_id = ${id}` });
  return { status: "success" };
});
