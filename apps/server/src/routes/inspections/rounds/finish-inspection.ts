import { finishInspection } from "@placard/api-client/internal";
import { inspectionGaps, nextDue, type InspectionAnswer } from "@placard/hazmat-core/business";
import type { Rows } from "../../../db/database.ts";
import { holdRow } from "../../../db/edit-conflict.ts";
import { dayOf, scheduleById } from "../../../db/queries/inspections.ts";
import { ApiError } from "../../../errors.ts";
import { implement } from "../../../http/operation.ts";
import { holdEdited } from "./hold-edited.ts";
import { inspectionAnswerOf } from "./inspection-answer.ts";

/** Stores answers, findings and the next due date together, or none of them. */
export const finishInspectionOperation = implement(finishInspection, async ({ ctx, rows, actor, params, body }) => {
  const { id } = params;
  const { inspection, answers } = await holdEdited(rows, { id, businessId: actor.businessId, body });
  const gaps = inspectionGaps(
    inspection.items.map((item) => item.id),
    answers,
  );
  if (gaps.size > 0) throw new ApiError("inspection_incomplete", { fields: [...gaps].map(fieldOf) });
  const done_on = dayOf(body.today, ctx.now());
  await rows
    .updateTable("inspections")
    .set((eb) => ({
      answers: JSON.stringify(answers),
      finished_at: ctx.now(),
      finished_by: actor.name,
      done_on,
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .execute();
  const at = { business_id: actor.businessId, location_id: inspection.location_id, inspection_id: id };
  const texts = new Map(inspection.items.map((item) => [item.id, item.text]));
  const failed = answers.flatMap((answer) => findingOf(answer, texts)).map((finding) => ({ ...at, ...finding }));
  if (failed.length > 0) await rows.insertInto("inspection_findings").values(failed).execute();
  if (inspection.schedule_id !== null) await moveOn(rows, inspection.schedule_id, done_on);
  return { status: "success", inspection: await inspectionAnswerOf(rows, id) };
});

const WORDS = {
  result: "Answer this item: pass, fail or not applicable.",
  note: "Describe the problem.",
  mend_by: "Enter a due date for the correction.",
} as const;

const fieldOf = ([item, gap]: readonly [string, keyof typeof WORDS]) => ({
  path: `answers.${item}.${gap}`,
  message: WORDS[gap],
});

function findingOf(answer: InspectionAnswer, texts: ReadonlyMap<string, string>) {
  const { item, result, note, owner_id, mend_by, is_high_risk } = answer;
  if (result !== "fail" || mend_by === null) return [];
  return [{ item, text: texts.get(item) ?? item, note: note.trim(), owner_id, mend_by, is_high_risk }];
}

/** Moves the schedule to its next due date. */
async function moveOn(rows: Rows, id: number, doneOn: string): Promise<void> {
  await holdRow(rows, "inspection_schedules", id);
  const schedule = await scheduleById(rows, id);
  if (schedule === undefined || schedule.due_on === null) return;
  const { interval, first_due: firstDue, due_on: due } = schedule;
  await rows
    .updateTable("inspection_schedules")
    .set((eb) => ({ due_on: nextDue({ interval, firstDue, due }, doneOn), version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}
