import { updateInspectionChecklist } from "@placard/api-client/internal";
import { holdRow, requireVersion } from "../../../db/edit-conflict.ts";
import { implement } from "../../../http/operation.ts";
import { checklistAnswer } from "./checklist-answer.ts";
import { isSameList, numberedItems } from "./numbered-items.ts";

/** Saves a new version; the previous one stays unchanged. Without a change, no version is created. */
export const updateInspectionChecklistOperation = implement(
  updateInspectionChecklist,
  async ({ ctx, rows, actor, params, body }) => {
    const { id } = params;
    await holdRow(rows, "inspection_checklists", id);
    const before = await checklistAnswer(rows, id);
    const { name, items: sent, version: edited } = body;
    requireVersion(before, edited, before);
    const items = numberedItems(sent, before.items);
    if (name === before.name && isSameList(items, before.items)) return { status: "success", checklist: before };
    const version = before.version + 1;
    await rows.updateTable("inspection_checklists").set({ version }).where("id", "=", id).execute();
    await rows
      .insertInto("inspection_checklist_versions")
      .values({
        business_id: before.business_id,
        checklist_id: id,
        version,
        name,
        items: JSON.stringify(items),
        saved_at: ctx.now(),
        saved_by: actor.name,
      })
      .execute();
    return { status: "success", checklist: await checklistAnswer(rows, id) };
  },
);
