import { getIncidentLog } from "@placard/api-client";
import { incidentById } from "../../db/queries/incidents.ts";
import { implement } from "../../http/operation.ts";
import { incidentOf, logEntryOf } from "./incident-answer.ts";

export const getIncidentLogOperation = implement(getIncidentLog, async ({ rows, params }) => {
  const incident = await incidentById(rows, params.incident_id);
  const entries = await rows
    .selectFrom("incident_actions")
    .selectAll()
    .where("incident_id", "=", params.incident_id)
    .orderBy("id")
    .execute();
  return { status: "success", incident: incidentOf(incident), entries: entries.map(logEntryOf) };
});
