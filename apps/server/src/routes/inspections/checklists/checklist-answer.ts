import type { InspectionChecklist, InspectionChecklistVersion } from "@placard/api-client";
import { found } from "../../../access/own-rows.ts";
import type { Rows } from "../../../db/database.ts";
import { checklistById, type ChecklistRow, type ChecklistVersionRow } from "../../../db/queries/checklists.ts";

type VersionText = Pick<ChecklistVersionRow, "name" | "items" | "saved_at" | "saved_by" | "version">;

/** A saved version of a checklist. */
export function checklistVersionOf({
  name,
  items,
  saved_at,
  saved_by,
  version,
}: VersionText): InspectionChecklistVersion {
  return { name, items: [...items], saved_at: saved_at.toISOString(), saved_by, version };
}

export function checklistOf(row: ChecklistRow): InspectionChecklist {
  return {
    id: row.id,
    business_id: row.business_id,
    ...checklistVersionOf(row),
    created_at: row.created_at.toISOString(),
    created_by: row.created_by,
    schedules_count: row.schedules_count ?? 0,
  };
}

/** @throws ApiError `not_found` */
export async function checklistAnswer(rows: Rows, id: number): Promise<InspectionChecklist> {
  return checklistOf(found(await checklistById(rows, id)));
}
