import { mergePlans, updateIncidentPlan, type IncidentPlan } from "@placard/api-client";
import { incidentToWrite, writtenAt } from "../../db/queries/incidents/incidents.ts";
import { ApiError } from "../../errors.ts";
import { implement } from "../../http/operation.ts";
import { changeDocument, saveDocument, type SavedDocument } from "./incident-document.ts";

interface Written {
  readonly plan: IncidentPlan;
  /** The version it was written on, and its plan. */
  readonly version: number;
  readonly base: IncidentPlan;
}

/** What was written, with what others saved since in other fields. @throws ApiError `edit_conflict` over one field */
function mergedInto(
  { content, ...stored }: SavedDocument<IncidentPlan>,
  { plan, version, base }: Written,
): IncidentPlan {
  if (stored.version === version) return plan;
  const merged = mergePlans({ base, mine: plan, theirs: content });
  if (merged.conflicts.length > 0) throw new ApiError("edit_conflict", { current: { plan: content, ...stored } });
  return merged.plan;
}

export const updateIncidentPlanOperation = implement(updateIncidentPlan, async (call) => {
  const { ctx, rows, actor, params, body, afterwards } = call;
  const { plan, version, base } = body;
  const { id } = await incidentToWrite(rows, params.incident_id, writtenAt(body.made_at, ctx.now()));
  const place = {
    rows,
    incidentId: id,
    kind: "action_plan",
    field: "plan",
    schema: updateIncidentPlan.response.shape.plan,
  } as const;
  const { content, ...saved } =
    base === undefined
      ? await saveDocument(place, { ctx, actor, content: plan, version })
      : await changeDocument(place, { ctx, actor }, (stored) => mergedInto(stored, { plan, version, base }));
  afterwards(async () => ctx.changes.announce(id, "plan"));
  return { status: "success", plan: content, ...saved };
});
