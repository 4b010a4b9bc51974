import { getDepartmentIncidents } from "@placard/api-client/internal";
import { requireOwnDepartment } from "../../access/own-rows.ts";
import { incidentKey, newestIncidents } from "../../db/queries/incidents/incidents.ts";
import { implement } from "../../http/operation.ts";
import { bounded, momentKey, pageOf, rowsToFetch, startOf } from "../../http/paging.ts";
import { incidentOf } from "./incident-answer.ts";

export const getDepartmentIncidentsOperation = implement(
  getDepartmentIncidents,
  async ({ rows, actor, params, query }) => {
    requireOwnDepartment(actor, params.department_id);
    const found = await newestIncidents(rows, startOf(query, momentKey), rowsToFetch(bounded(query)))
      .where("department_id", "=", params.department_id)
      .$if(query.status !== undefined, (some) => some.where("status", "=", query.status ?? "active"))
      .execute();
    const page = pageOf(found, bounded(query), incidentKey);
    return { status: "success", incidents: page.rows.map(incidentOf), ...page.next };
  },
);
