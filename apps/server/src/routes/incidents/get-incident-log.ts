import { getIncidentLog } from "@placard/api-client/internal";
import { incidentById } from "../../db/queries/incidents/incidents.ts";
import { implement } from "../../http/operation.ts";
import { idKey, pageOf, rowsToFetch, startOf } from "../../http/paging.ts";
import { incidentOf, logEntryOf } from "./incident-answer.ts";

export const getIncidentLogOperation = implement(getIncidentLog, async ({ rows, params, query }) => {
  const incident = await incidentById(rows, params.incident_id);
  const [start = 0] = startOf(query, idKey) ?? [];
  const after = Math.max(start, query.after ?? 0);
  const most = rowsToFetch(query);
  const found = await rows
    .selectFrom("incident_actions")
    .selectAll()
    .where("incident_id", "=", params.incident_id)
    .where("id", ">", after)
    .orderBy("id")
    .$if(most !== null, (entries) => entries.limit(most ?? 0))
    .execute();
  const page = pageOf(found, query, ({ id }) => [id]);
  return { status: "success", incident: incidentOf(incident), entries: page.rows.map(logEntryOf), ...page.next };
});
