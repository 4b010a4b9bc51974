import { getChecklistProgress } from "@placard/api-client";
import { incidentById } from "../../db/queries/incidents.ts";
import { implement } from "../../http/operation.ts";
import { readDocument } from "./incident-document.ts";

export const getChecklistProgressOperation = implement(getChecklistProgress, async ({ rows, params }) => {
  const { id } = await incidentById(rows, params.incident_id);
  const { content, ...saved } = await readDocument({
    rows,
    incidentId: id,
    kind: "checklists",
    field: "progress",
    schema: getChecklistProgress.response.shape.progress,
  });
  return { status: "success", progress: content, ...saved };
});
