import { createIncident } from "@placard/api-client";
import { ApiError } from "../../errors.ts";
import { implement } from "../../http/operation.ts";
import { incidentOf } from "./incident-answer.ts";
import { recordAction } from "./record-action.ts";

export const createIncidentOperation = implement(createIncident, async ({ ctx, rows, actor, body, request }) => {
  if (body.user_id !== undefined && body.user_id !== actor.accountId) throw new ApiError("forbidden");
  const row = await rows
    .insertInto("incidents")
    .values({
      department_id: actor.departmentId,
      user_id: actor.accountId,
      title: body.title,
      client_id: request.idempotencyKey,
      created_at: ctx.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordAction(
    { ctx, rows, actor },
    {
      incident_id: row.id,
      module: "incident",
      action_type: "incident_opened",
      action_data: { title: row.title },
      client_id: null,
    },
  );
  return { status: "success", data: incidentOf(row) };
});
