import { updateChecklistProgress } from "@placard/api-client";
import { openIncident } from "../../db/queries/incidents.ts";
import { implement } from "../../http/operation.ts";
import { saveDocument } from "./incident-document.ts";
import { recordAction } from "./record-action.ts";

/** Saves the progress and enters the change into the incident's log. */
export const updateChecklistProgressOperation = implement(updateChecklistProgress, async (call) => {
  const { ctx, rows, actor, params, body, request, afterwards } = call;
  const { id } = await openIncident(rows, params.incident_id);
  const { content, ...saved } = await saveDocument(
    {
      rows,
      incidentId: id,
      kind: "checklists",
      field: "progress",
      schema: updateChecklistProgress.response.shape.progress,
    },
    { ctx, actor, content: body.progress, version: body.version },
  );
  const completed = Object.fromEntries(Object.entries(content).map(([guide, items]) => [guide, items.length]));
  await recordAction(
    { ctx, rows, actor },
    {
      incident_id: id,
      module: "checklists",
      action_type: "progress_saved",
      action_data: { completed, timestamp: ctx.now().toISOString() },
      client_id: request.idempotencyKey,
    },
  );
  afterwards(async () => {
    ctx.changes.announce(id, "checklists");
    ctx.changes.announce(id, "log");
  });
  return { status: "success", progress: content, ...saved };
});
