import { updateSitePoint } from "@placard/api-client/internal";
import type { EveryField } from "@placard/hazmat-core";
import { found } from "../../access/own-rows.ts";
import { blankToNull, given } from "../../db/given.ts";
import { sitePointOf } from "../../db/queries/site-points.ts";
import { implement } from "../../http/operation.ts";

export const updateSitePointOperation = implement(updateSitePoint, async ({ ctx, rows, actor, params, body }) => {
  const { kind, latitude, longitude, note } = body;
  const changes = given({ kind, latitude, longitude, note: blankToNull(note) } satisfies EveryField<typeof body>);
  const row = await rows
    .updateTable("site_points")
    .set({ ...changes, updated_by: actor.name, updated_at: ctx.now() })
    .where("id", "=", params.id)
    .where("business_id", "=", actor.businessId)
    .returningAll()
    .executeTakeFirst();
  return { status: "success", point: sitePointOf(found(row)) };
});
