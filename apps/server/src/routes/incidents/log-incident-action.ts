import { logIncidentAction } from "@placard/api-client";
import { openIncident } from "../../db/queries/incidents.ts";
import { implement } from "../../http/operation.ts";
import { logEntryOf } from "./incident-answer.ts";
import { recordAction } from "./record-action.ts";

export const logIncidentActionOperation = implement(logIncidentAction, async (call) => {
  const { ctx, rows, actor, body, request, afterwards } = call;
  await openIncident(rows, body.incident_id);
  const entry = await recordAction({ ctx, rows, actor }, { ...body, client_id: request.idempotencyKey });
  afterwards(async () => ctx.changes.announce(body.incident_id, "log"));
  return { status: "success", entry: logEntryOf(entry) };
});
