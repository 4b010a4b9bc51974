import { updateInspectionSchedule } from "@placard/api-client/internal";
import type { EveryField } from "@placard/hazmat-core";
import { holdRow, requireVersion } from "../../../db/edit-conflict.ts";
import { given } from "../../../db/given.ts";
import { requirePersonOf } from "../../../db/queries/locations.ts";
import { implement } from "../../../http/operation.ts";
import { scheduleAnswer } from "./schedule-answer.ts";

/** A new interval or date restarts the interval on the due date. */
export const updateInspectionScheduleOperation = implement(
  updateInspectionSchedule,
  async ({ rows, actor, params, body }) => {
    const { id } = params;
    await holdRow(rows, "inspection_schedules", id);
    const before = await scheduleAnswer(rows, actor.businessId, id);
    requireVersion(before, body.version, before);
    await requirePersonOf(rows, actor.businessId, body.assignee_id);
    const { interval, due_on, assignee_id, is_active, version } = body;
    const changes = { interval, due_on, assignee_id, is_active, version } satisfies EveryField<typeof body>;
    const { version: _, ...stored } = given(changes);
    const isNewBeat = due_on !== undefined || (interval !== undefined && interval !== before.interval);
    const first_due = due_on ?? before.due_on;
    await rows
      .updateTable("inspection_schedules")
      .set((eb) => ({
        ...stored,
        ...(isNewBeat && first_due !== null && { first_due }),
        version: eb("version", "+", 1),
      }))
      .where("id", "=", id)
      .execute();
    return { status: "success", schedule: await scheduleAnswer(rows, actor.businessId, id) };
  },
);
