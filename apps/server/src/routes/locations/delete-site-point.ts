import { deleteSitePoint } from "@placard/api-client/internal";
import { sql } from "kysely";
import { found } from "../../access/own-rows.ts";
import { beginDeletion, putAside } from "../../db/queries/deleted-records.ts";
import { implement } from "../../http/operation.ts";

/** Can be restored to the map of its location. */
export const deleteSitePointOperation = implement(deleteSitePoint, async ({ ctx, rows, actor, params }) => {
  const point = found(
    await rows
      .selectFrom("site_points")
      .innerJoin("locations", "locations.id", "site_points.location_id")
      .select(["site_points.id", "site_points.kind", "site_points.note", "locations.name as location_name"])
      .where("site_points.id", "=", params.id)
      .where("site_points.business_id", "=", actor.businessId)
      .forUpdate("site_points")
      .executeTakeFirst(),
  );
  const record = await beginDeletion(rows, {
    business_id: actor.businessId,
    kind: "site_point",
    name: point.kind,
    detail: [point.note, point.location_name].filter((part) => part !== null).join(", "),
    deleted_by: actor.name,
    deleted_at: ctx.now(),
  });
  await putAside(rows, { record, table: "site_points", where: sql`id = ${point.id}` });
  return { status: "success" };
});
