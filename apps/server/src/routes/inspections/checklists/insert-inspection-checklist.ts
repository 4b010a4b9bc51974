import { insertInspectionChecklist } from "@placard/api-client/internal";
import type { EveryField } from "@placard/hazmat-core";
import { requireChecklistRoom } from "../../../db/queries/checklists.ts";
import { implement } from "../../../http/operation.ts";
import { checklistAnswer } from "./checklist-answer.ts";
import { numberedItems } from "./numbered-items.ts";

export const insertInspectionChecklistOperation = implement(
  insertInspectionChecklist,
  async ({ ctx, rows, actor, body }) => {
    const { businessId: business_id, name: person } = actor;
    await requireChecklistRoom(rows, business_id);
    const { name, items } = body satisfies EveryField<typeof body>;
    const now = ctx.now();
    const { id } = await rows
      .insertInto("inspection_checklists")
      .values({ business_id, created_at: now, created_by: person })
      .returning("id")
      .executeTakeFirstOrThrow();
    await rows
      .insertInto("inspection_checklist_versions")
      .values({
        business_id,
        checklist_id: id,
        version: 1,
        name,
        items: JSON.stringify(numberedItems(items, [])),
        saved_at: now,
        saved_by: person,
      })
      .execute();
    return { status: "success", checklist: await checklistAnswer(rows, id) };
  },
);
