import { logIncidentAction } from "@placard/api-client/internal";
import { incidentToWrite, writtenAt } from "../../db/queries/incidents/incidents.ts";
import { implement } from "../../http/operation.ts";
import { logEntryOf } from "./incident-answer.ts";
import { recordAction } from "./record-action.ts";

export const logIncidentActionOperation = implement(logIncidentAction, async (call) => {
  const { ctx, rows, actor, request, afterwards } = call;
  const { made_at, ...action } = call.body;
  const written = writtenAt(made_at, ctx.now());
  const incident = await incidentToWrite(rows, action.incident_id, written);
  const entry = await recordAction(
    { ctx, rows, actor },
    { ...action, client_id: request.idempotencyKey, made_at: written.madeAt },
  );
  afterwards(async () => ctx.changes.announce(action.incident_id, "log"));
  return { status: "success", entry: logEntryOf(entry), incident_status: incident.status };
});
