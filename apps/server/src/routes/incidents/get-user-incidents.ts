import { getUserIncidents } from "@placard/api-client/internal";
import { incidentKey, newestIncidents } from "../../db/queries/incidents/incidents.ts";
import { ApiError } from "../../errors.ts";
import { implement } from "../../http/operation.ts";
import { bounded, momentKey, pageOf, rowsToFetch, startOf } from "../../http/paging.ts";
import { incidentOf } from "./incident-answer.ts";

export const getUserIncidentsOperation = implement(getUserIncidents, async ({ rows, actor, params, query }) => {
  if (params.userId !== actor.accountId) throw new ApiError("not_found");
  const found = await newestIncidents(rows, startOf(query, momentKey), rowsToFetch(bounded(query)))
    .where("user_id", "=", actor.accountId)
    .execute();
  const page = pageOf(found, bounded(query), incidentKey);
  return { status: "success", incidents: page.rows.map(incidentOf), ...page.next };
});
