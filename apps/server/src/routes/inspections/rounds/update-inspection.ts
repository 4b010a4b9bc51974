import { updateInspection } from "@placard/api-client/internal";
import { implement } from "../../../http/operation.ts";
import { holdEdited } from "./hold-edited.ts";
import { inspectionAnswerOf } from "./inspection-answer.ts";

export const updateInspectionOperation = implement(updateInspection, async ({ ctx, rows, actor, params, body }) => {
  const { id } = params;
  const { answers } = await holdEdited(rows, { id, businessId: actor.businessId, body });
  await rows
    .updateTable("inspections")
    .set((eb) => ({
      answers: JSON.stringify(answers),
      saved_at: ctx.now(),
      saved_by: actor.name,
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .execute();
  return { status: "success", inspection: await inspectionAnswerOf(rows, id) };
});
