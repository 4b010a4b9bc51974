import { updateIncidentStatus } from "@placard/api-client";
import { found } from "../../access/own-rows.ts";
import { incidentById } from "../../db/queries/incidents.ts";
import { implement } from "../../http/operation.ts";
import { incidentOf } from "./incident-answer.ts";

/** Ends an incident once: ending it again answers the moment of the first time. */
export const updateIncidentStatusOperation = implement(updateIncidentStatus, async (call) => {
  const { ctx, rows, actor, params, body, afterwards } = call;
  const ended = await rows
    .updateTable("incidents")
    .set((eb) => ({ status: body.status, completed_at: ctx.now(), version: eb("version", "+", 1) }))
    .where("id", "=", params.id)
    .where("user_id", "=", actor.accountId)
    .where("status", "=", "active")
    .returningAll()
    .executeTakeFirst();
  if (ended !== undefined) {
    afterwards(async () => ctx.changes.announce(params.id, "status"));
    return { status: "success", data: incidentOf(ended) };
  }
  const incident = await incidentById(rows, params.id);
  return { status: "success", data: incidentOf(found(incident.user_id === actor.accountId ? incident : null)) };
});
