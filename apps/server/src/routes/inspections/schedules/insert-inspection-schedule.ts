import { insertInspectionSchedule } from "@placard/api-client/internal";
import type { EveryField } from "@placard/hazmat-core";
import { holdChecklistOf } from "../../../db/queries/checklists.ts";
import { requireLocationOf } from "../../../db/queries/chemicals.ts";
import { requirePersonOf } from "../../../db/queries/locations.ts";
import { implement } from "../../../http/operation.ts";
import { scheduleAnswer } from "./schedule-answer.ts";

export const insertInspectionScheduleOperation = implement(insertInspectionSchedule, async ({ rows, actor, body }) => {
  const { location_id, template = null, checklist_id = null, interval, due_on, assignee_id = null } = body;
  await requireLocationOf(rows, actor.businessId, location_id);
  await requirePersonOf(rows, actor.businessId, assignee_id);
  if (checklist_id !== null) await holdChecklistOf(rows, actor.businessId, checklist_id);
  const values = { location_id, template, checklist_id, interval, due_on, assignee_id } satisfies EveryField<
    typeof body
  >;
  const { id } = await rows
    .insertInto("inspection_schedules")
    .values({ ...values, business_id: actor.businessId, first_due: due_on })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { status: "success", schedule: await scheduleAnswer(rows, actor.businessId, id) };
});
