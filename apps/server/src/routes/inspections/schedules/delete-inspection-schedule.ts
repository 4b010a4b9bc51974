import { deleteInspectionSchedule } from "@placard/api-client/internal";
import { sql } from "kysely";
import { found } from "../../../access/own-rows.ts";
import { holdRow } from "../../../db/edit-conflict.ts";
import { beginDeletion, putAside } from "../../../db/queries/deleted-records.ts";
import { checklistName, scheduleById } from "../../../db/queries/inspections.ts";
import { implement } from "../../../http/operation.ts";

/**
 * Also deletes an unfinished inspection; both can be restored. Finished inspections are kept and linked again on a
 * restore.
 */
export const deleteInspectionScheduleOperation = implement(
  deleteInspectionSchedule,
  async ({ ctx, rows, actor, params }) => {
    const { id } = params;
    await holdRow(rows, "inspection_schedules", id);
    const schedule = found(await scheduleById(rows, id));
    const rounds = await rows
      .selectFrom("inspections")
      .select(["id", "finished_at"])
      .where("schedule_id", "=", id)
      .forUpdate()
      .execute();
    const record = await beginDeletion(rows, {
      business_id: actor.businessId,
      kind: "inspection_schedule",
      name: checklistName(schedule),
      detail: schedule.location_name,
      finished: rounds.filter(({ finished_at }) => finished_at !== null).map((round) => round.id),
      deleted_by: actor.name,
      deleted_at: ctx.now(),
    });
    const underWay = sql<boolean>`schedule_id = ${id} and finished_at is null`;
    const ofRound = sql<boolean>`inspection_id in (select id from inspections where ${underWay})`;
    await putAside(rows, { record, table: "inspection_photos", where: ofRound });
    await putAside(rows, { record, table: "inspections", where: underWay });
    await putAside(rows, { record, table: "inspection_schedules", where: sql`id = ${id}` });
    return { status: "success" };
  },
);
