import type { InspectionSchedule } from "@placard/api-client";
import type { Rows } from "../../../db/database.ts";
import { checklistName, scheduleById, type ScheduleRow } from "../../../db/queries/inspections.ts";
import { namesOf } from "../../../db/queries/people.ts";
import { found } from "../../../access/own-rows.ts";

/** @param names - people of the business by id; other ids get no name */
export function scheduleOf(row: ScheduleRow, names: ReadonlyMap<number, string>): InspectionSchedule {
  return {
    id: row.id,
    business_id: row.business_id,
    location_id: row.location_id,
    location_name: row.location_name,
    template: row.template,
    checklist_id: row.checklist_id,
    checklist_name: checklistName(row),
    interval: row.interval,
    due_on: row.due_on,
    assignee_id: row.assignee_id,
    assignee_name: row.assignee_id === null ? null : (names.get(row.assignee_id) ?? null),
    is_active: row.is_active,
    last_done_on: row.last_done_on,
    open_inspection_id: row.open_inspection_id,
    version: row.version,
  };
}

export async function scheduleAnswer(rows: Rows, businessId: number, id: number): Promise<InspectionSchedule> {
  const row = found(await scheduleById(rows, id));
  return scheduleOf(row, await namesOf(rows, businessId));
}
