import { deleteInspectionChecklist } from "@placard/api-client/internal";
import { sql } from "kysely";
import { holdRow } from "../../../db/edit-conflict.ts";
import { beginDeletion, putAside } from "../../../db/queries/deleted-records.ts";
import { ApiError } from "../../../errors.ts";
import { implement } from "../../../http/operation.ts";
import { checklistAnswer } from "./checklist-answer.ts";

/** Also deletes its versions; both can be restored. Inspections keep their items. */
export const deleteInspectionChecklistOperation = implement(
  deleteInspectionChecklist,
  async ({ ctx, rows, actor, params }) => {
    const { id } = params;
    await holdRow(rows, "inspection_checklists", id);
    const { name, schedules_count } = await checklistAnswer(rows, id);
    if (schedules_count > 0) throw new ApiError("checklist_in_use");
    const record = await beginDeletion(rows, {
      business_id: actor.businessId,
      kind: "inspection_checklist",
      name,
      detail: null,
      deleted_by: actor.name,
      deleted_at: ctx.now(),
    });
    await putAside(rows, { record, table: "inspection_checklist_versions", where: sql`checklist_id = ${id}` });
    await putAside(rows, { record, table: "inspection_checklists", where: sql`id = ${id}` });
    return { status: "success" };
  },
);
