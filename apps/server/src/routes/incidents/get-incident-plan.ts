import { getIncidentPlan } from "@placard/api-client/internal";
import { incidentById } from "../../db/queries/incidents/incidents.ts";
import { implement } from "../../http/operation.ts";
import { readDocument } from "./incident-document.ts";

export const getIncidentPlanOperation = implement(getIncidentPlan, async ({ rows, params }) => {
  const { id } = await incidentById(rows, params.incident_id);
  const { content, ...saved } = await readDocument({
    rows,
    incidentId: id,
    kind: "action_plan",
    field: "plan",
    schema: getIncidentPlan.response.shape.plan,
  });
  return { status: "success", plan: content, ...saved };
});
