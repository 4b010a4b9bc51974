import { deletePlanPoint } from "@placard/api-client/internal";
import { sql } from "kysely";
import { found } from "../../access/own-rows.ts";
import { beginDeletion, putAside } from "../../db/queries/deleted-records.ts";
import { implement } from "../../http/operation.ts";

/** Can be restored to the same plan. */
export const deletePlanPointOperation = implement(deletePlanPoint, async ({ ctx, rows, actor, params }) => {
  const point = found(
    await rows
      .selectFrom("plan_points")
      .innerJoin("pictures", "pictures.id", "plan_points.picture_id")
      .innerJoin("locations", "locations.id", "pictures.location_id")
      .select(["plan_points.id", "plan_points.kind", "plan_points.note", "locations.name as location_name"])
      .where("plan_points.id", "=", params.id)
      .where("plan_points.business_id", "=", actor.businessId)
      .forUpdate("plan_points")
      .executeTakeFirst(),
  );
  const record = await beginDeletion(rows, {
    business_id: actor.businessId,
    kind: "plan_point",
    name: point.kind,
    detail: [point.note, point.location_name].filter((part) => part !== null).join(", "),
    deleted_by: actor.name,
    deleted_at: ctx.now(),
  });
  await putAside(rows, { record, table: "plan_points", where: sql`id = ${point.id}` });
  return { status: "success" };
});
