import { getDepartmentIncidents } from "@placard/api-client";
import { requireOwnDepartment } from "../../access/own-rows.ts";
import { implement } from "../../http/operation.ts";
import { incidentOf } from "./incident-answer.ts";

export const getDepartmentIncidentsOperation = implement(getDepartmentIncidents, async ({ rows, actor, params }) => {
  requireOwnDepartment(actor, params.department_id);
  const incidents = await rows
    .selectFrom("incidents")
    .selectAll()
    .where("department_id", "=", params.department_id)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return { status: "success", incidents: incidents.map(incidentOf) };
});
