import { getPlanPoints } from "@placard/api-client/internal";
import { auditRead } from "../../access/audit.ts";
import { found } from "../../access/own-rows.ts";
import { implement } from "../../http/operation.ts";
import { planPointOf } from "./plan-point-answer.ts";

export const getPlanPointsOperation = implement(getPlanPoints, async ({ ctx, rows, actor, params }) => {
  const plan = found(
    await rows
      .selectFrom("pictures")
      .select("business_id")
      .where("id", "=", params.picture_id)
      .where("is_floor_plan", "=", true)
      .executeTakeFirst(),
  );
  await auditRead({ ctx, rows, actor }, "plan_points", [plan.business_id]);
  const points = await rows
    .selectFrom("plan_points")
    .selectAll()
    .where("picture_id", "=", params.picture_id)
    .orderBy("id")
    .execute();
  return { status: "success", points: points.map(planPointOf) };
});
