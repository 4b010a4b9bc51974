import { insertPlanPoint } from "@placard/api-client/internal";
import type { EveryField } from "@placard/hazmat-core";
import { MOST_PLAN_POINTS } from "@placard/hazmat-core/business";
import { sql } from "kysely";
import { found } from "../../access/own-rows.ts";
import { blankToNull } from "../../db/given.ts";
import { ApiError } from "../../errors.ts";
import { implement } from "../../http/operation.ts";
import { planPointOf } from "./plan-point-answer.ts";

/** Locks the plan, so that two simultaneous points cannot both be the last. */
export const insertPlanPointOperation = implement(insertPlanPoint, async ({ ctx, rows, actor, body }) => {
  const plan = found(
    await rows
      .selectFrom("pictures")
      .select("id")
      .where("id", "=", body.picture_id)
      .where("business_id", "=", actor.businessId)
      .where("is_floor_plan", "=", true)
      .forUpdate()
      .executeTakeFirst(),
  );
  const { count } = await rows
    .selectFrom("plan_points")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("picture_id", "=", plan.id)
    .executeTakeFirstOrThrow();
  if (count >= MOST_PLAN_POINTS) throw new ApiError("plan_points_full");
  const { kind, page, x, y, note } = body;
  const values = { picture_id: plan.id, kind, page, x, y, note: blankToNull(note) ?? null } satisfies EveryField<
    typeof body
  >;
  const row = await rows
    .insertInto("plan_points")
    .values({ ...values, business_id: actor.businessId, updated_by: actor.name, updated_at: ctx.now() })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { status: "success", point: planPointOf(row) };
});
