import { updatePlanPoint } from "@placard/api-client/internal";
import type { EveryField } from "@placard/hazmat-core";
import { found } from "../../access/own-rows.ts";
import { blankToNull, given } from "../../db/given.ts";
import { implement } from "../../http/operation.ts";
import { planPointOf } from "./plan-point-answer.ts";

export const updatePlanPointOperation = implement(updatePlanPoint, async ({ ctx, rows, actor, params, body }) => {
  const { kind, page, x, y, note } = body;
  const changes = given({ kind, page, x, y, note: blankToNull(note) } satisfies EveryField<typeof body>);
  const row = await rows
    .updateTable("plan_points")
    .set({ ...changes, updated_by: actor.name, updated_at: ctx.now() })
    .where("id", "=", params.id)
    .where("business_id", "=", actor.businessId)
    .returningAll()
    .executeTakeFirst();
  return { status: "success", point: planPointOf(found(row)) };
});
