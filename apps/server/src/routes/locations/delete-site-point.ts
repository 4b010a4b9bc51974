import { deleteSitePoint } from "@placard/api-client";
import { found } from "../../access/own-rows.ts";
import { implement } from "../../http/operation.ts";

export const deleteSitePointOperation = implement(deleteSitePoint, async ({ rows, actor, params }) => {
  const gone = await rows
    .deleteFrom("site_points")
    .where("id", "=", params.id)
    .where("business_id", "=", actor.businessId)
    .returning("id")
    .executeTakeFirst();
  found(gone);
  return { status: "success" };
});
