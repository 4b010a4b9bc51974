import { getIncidentLog } from "@placard/api-client/internal";
import { incidentById, logEntriesAfter } from "../../db/queries/incidents/incidents.ts";
import { implement } from "../../http/operation.ts";
import { bounded, idKey, pageOf, rowsToFetch, startOf } from "../../http/paging.ts";
import { incidentOf, logEntryOf } from "./incident-answer.ts";

export const getIncidentLogOperation = implement(getIncidentLog, async ({ rows, params, query }) => {
  const incident = await incidentById(rows, params.incident_id);
  const [start = 0] = startOf(query, idKey) ?? [];
  const after = Math.max(start, query.after ?? 0);
  const found = await logEntriesAfter(rows, incident.id, { after, most: rowsToFetch(bounded(query)) });
  const page = pageOf(found, bounded(query), ({ id }) => [id]);
  return { status: "success", incident: incidentOf(incident), entries: page.rows.map(logEntryOf), ...page.next };
});
