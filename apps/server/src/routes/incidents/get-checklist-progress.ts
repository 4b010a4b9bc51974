import { getChecklistProgress } from "@placard/api-client/internal";
import { incidentById } from "../../db/queries/incidents/incidents.ts";
import { implement } from "../../http/operation.ts";
import { checklistsAnswer, checklistsOf } from "./checklists-document.ts";
import { readDocument } from "./incident-document.ts";

export const getChecklistProgressOperation = implement(getChecklistProgress, async ({ rows, params }) => {
  const { id } = await incidentById(rows, params.incident_id);
  return checklistsAnswer(await readDocument(checklistsOf(rows, id)));
});
