import { updateIncidentStatus } from "@placard/api-client/internal";
import { incidentById, writtenAt } from "../../db/queries/incidents/incidents.ts";
import { implement } from "../../http/operation.ts";
import { incidentOf } from "./incident-answer.ts";
import { recordAction } from "./record-action.ts";

/**
 * Ends an incident of the department once. Ending it again returns the time of the first end. Any member may end it,
 * because command is handed over; the log shows who did. An end made offline takes effect when it arrives, and the log
 * shows when it was made.
 */
export const updateIncidentStatusOperation = implement(updateIncidentStatus, async (call) => {
  const { ctx, rows, actor, params, body, afterwards } = call;
  const ended = await rows
    .updateTable("incidents")
    .set((eb) => ({ status: body.status, completed_at: ctx.now(), version: eb("version", "+", 1) }))
    .where("id", "=", params.id)
    .where("status", "=", "active")
    .returningAll()
    .executeTakeFirst();
  if (ended === undefined) return { status: "success", data: incidentOf(await incidentById(rows, params.id)) };
  await recordAction(
    { ctx, rows, actor },
    {
      incident_id: ended.id,
      module: "incident",
      action_type: "incident_ended",
      action_data: {},
      client_id: null,
      made_at: writtenAt(body.made_at, ctx.now()).madeAt,
    },
  );
  afterwards(async () => {
    ctx.changes.announce(ended.id, "status");
    ctx.changes.announce(ended.id, "log");
    ctx.changes.announceList(ended.department_id);
  });
  return { status: "success", data: incidentOf(ended) };
});
