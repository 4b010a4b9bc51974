import { type IncidentPlan } from "@placard/api-client";
import { changedParts, mergePlans, updateIncidentPlan } from "@placard/api-client/internal";
import { incidentToWrite, writtenAt } from "../../db/queries/incidents/incidents.ts";
import { ApiError } from "../../errors.ts";
import { implement } from "../../http/operation.ts";
import { changeDocument, type SavedDocument } from "./incident-document.ts";
import { recordAction } from "./record-action.ts";

interface Written {
  readonly plan: IncidentPlan;
  /** The version that the plan was written on, and its content. Older clients do not send the content. */
  readonly version: number;
  readonly base: IncidentPlan | undefined;
}

/**
 * The written plan, merged with the fields that others have saved since.
 *
 * @throws ApiError `edit_conflict` if both changed one field, or for an outdated version without its content
 */
function mergedInto(
  { content, ...stored }: SavedDocument<IncidentPlan>,
  { plan, version, base }: Written,
): IncidentPlan {
  if (stored.version === version) return plan;
  const merged = base === undefined ? null : mergePlans({ base, mine: plan, theirs: content });
  if (merged !== null && merged.conflicts.length === 0) return merged.plan;
  throw new ApiError("edit_conflict", { current: { plan: content, ...stored } });
}

/** Saves the plan, and logs the changed fields in the incident. */
export const updateIncidentPlanOperation = implement(updateIncidentPlan, async (call) => {
  const { ctx, rows, actor, params, body, request, afterwards } = call;
  const { plan, version, base, made_at, device_time } = body;
  const written = writtenAt(made_at, ctx.now());
  const { id } = await incidentToWrite(rows, params.incident_id, written);
  const place = {
    rows,
    incidentId: id,
    kind: "action_plan",
    field: "plan",
    schema: updateIncidentPlan.response.shape.plan,
  } as const;
  let changed: readonly string[] = [];
  let isChanged = false;
  const { content, ...saved } = await changeDocument(place, { ctx, actor }, (stored) => {
    const next = mergedInto(stored, { plan, version, base });
    changed = changedParts(stored.content, next);
    isChanged = JSON.stringify(stored.content) !== JSON.stringify(next);
    return next;
  });
  if (isChanged) {
    const { version: number } = saved;
    await recordAction(
      { ctx, rows, actor },
      {
        incident_id: id,
        module: "incident-action-plan",
        action_type: "plan_saved",
        action_data: {
          version: number,
          changed,
          chemicals: content.chemicals,
          timestamp: (written.madeAt ?? written.now).toISOString(),
          ...(device_time !== undefined && { device_time }),
        },
        client_id: request.idempotencyKey,
        made_at: written.madeAt,
      },
    );
  }
  afterwards(async () => {
    ctx.changes.announce(id, "plan");
    if (isChanged) ctx.changes.announce(id, "log");
  });
  return { status: "success", plan: content, ...saved };
});
