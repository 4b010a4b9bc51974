import { updateIncidentPlan } from "@placard/api-client";
import { incidentToWrite, writtenAt } from "../../db/queries/incidents/incidents.ts";
import { implement } from "../../http/operation.ts";
import { saveDocument } from "./incident-document.ts";

export const updateIncidentPlanOperation = implement(updateIncidentPlan, async (call) => {
  const { ctx, rows, actor, params, body, afterwards } = call;
  const { id } = await incidentToWrite(rows, params.incident_id, writtenAt(body.made_at, ctx.now()));
  const { content, ...saved } = await saveDocument(
    { rows, incidentId: id, kind: "action_plan", field: "plan", schema: updateIncidentPlan.response.shape.plan },
    { ctx, actor, content: body.plan, version: body.version },
  );
  afterwards(async () => ctx.changes.announce(id, "plan"));
  return { status: "success", plan: content, ...saved };
});
