import { getInspectionSchedules } from "@placard/api-client/internal";
import { requireOwnBusiness } from "../../../access/own-rows.ts";
import { schedules } from "../../../db/queries/inspections.ts";
import { namesOf } from "../../../db/queries/people.ts";
import { implement } from "../../../http/operation.ts";
import { scheduleOf } from "./schedule-answer.ts";

export const getInspectionSchedulesOperation = implement(getInspectionSchedules, async ({ rows, actor, params }) => {
  requireOwnBusiness(actor, params.id);
  const found = await schedules(rows)
    .where("schedule.business_id", "=", params.id)
    .orderBy("schedule.is_active", "desc")
    .orderBy("schedule.due_on", (order) => order.asc().nullsLast())
    .orderBy("schedule.id")
    .execute();
  const names = await namesOf(rows, params.id);
  return { status: "success", schedules: found.map((row) => scheduleOf(row, names)) };
});
