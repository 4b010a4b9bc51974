import { insertInspection } from "@placard/api-client/internal";
import { found } from "../../../access/own-rows.ts";
import { holdRow } from "../../../db/edit-conflict.ts";
import { checklistToWalk } from "../../../db/queries/checklists.ts";
import { scheduleById } from "../../../db/queries/inspections.ts";
import { implement } from "../../../http/operation.ts";
import { inspectionAnswerOf } from "./inspection-answer.ts";

/** Locks the schedule, so that two people who start simultaneously get the same inspection. */
export const insertInspectionOperation = implement(insertInspection, async ({ ctx, rows, actor, body }) => {
  await holdRow(rows, "inspection_schedules", body.schedule_id);
  const schedule = found(await scheduleById(rows, body.schedule_id));
  if (schedule.open_inspection_id !== null) {
    return { status: "success", inspection: await inspectionAnswerOf(rows, schedule.open_inspection_id) };
  }
  const { items, ...walked } = await checklistToWalk(rows, schedule);
  const { id } = await rows
    .insertInto("inspections")
    .values({
      business_id: actor.businessId,
      location_id: schedule.location_id,
      schedule_id: schedule.id,
      ...walked,
      items: JSON.stringify(items),
      started_at: ctx.now(),
      started_by: actor.name,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { status: "success", inspection: await inspectionAnswerOf(rows, id) };
});
