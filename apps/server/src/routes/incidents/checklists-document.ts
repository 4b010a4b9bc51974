import { type ChecklistMark } from "@placard/api-client";
import { updateChecklistProgress } from "@placard/api-client/internal";
import { checklistProgressOf } from "@placard/hazmat-core/checklists";
import * as z from "zod";
import type { Rows } from "../../db/database.ts";
import type { SavedDocument } from "./incident-document.ts";

/** The checklists of an incident as stored: the last change of every item that was changed. */
const schema = z.object({ changes: updateChecklistProgress.response.shape.changes.default([]) });

export type Checklists = z.output<typeof schema>;

export const checklistsOf = (rows: Rows, incidentId: number) =>
  ({ rows, incidentId, kind: "checklists", field: "progress", schema }) as const;

/** The answer for readers: the checked items, and who last changed each item and when. */
export function checklistsAnswer({ content, ...saved }: SavedDocument<Checklists>) {
  const changes: ChecklistMark[] = content.changes;
  const progress = Object.entries(checklistProgressOf(changes)).map(([guide, items]) => [guide, [...items]] as const);
  return { status: "success" as const, progress: Object.fromEntries(progress), changes, ...saved };
}
