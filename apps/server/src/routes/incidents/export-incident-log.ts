import { exportIncidentLog } from "@placard/api-client/internal";
import { incidentById } from "../../db/queries/incidents/incidents.ts";
import { implement } from "../../http/operation.ts";
import { signLog } from "../../log-file/sign-log.ts";
import { incidentOf, logEntryOf } from "./incident-answer.ts";

export const exportIncidentLogOperation = implement(exportIncidentLog, async ({ ctx, rows, actor, params }) => {
  const incident = await incidentById(rows, params.incident_id);
  const found = await rows
    .selectFrom("incident_actions")
    .selectAll()
    .where("incident_id", "=", incident.id)
    .orderBy("id")
    .execute();
  const head = {
    format: "placard-incident-log",
    version: 1,
    incident: incidentOf(incident),
    exported_at: ctx.now().toISOString(),
    exported_by: actor.name,
  } as const;
  return { status: "success", file: await signLog(head, found.map(logEntryOf), ctx.serverKey.signing) };
});
