import { getInspectionChecklists } from "@placard/api-client/internal";
import { sql } from "kysely";
import { requireOwnBusiness } from "../../../access/own-rows.ts";
import { checklists } from "../../../db/queries/checklists.ts";
import { implement } from "../../../http/operation.ts";
import { checklistOf } from "./checklist-answer.ts";

export const getInspectionChecklistsOperation = implement(getInspectionChecklists, async ({ rows, actor, params }) => {
  requireOwnBusiness(actor, params.id);
  const found = await checklists(rows)
    .where("checklist.business_id", "=", params.id)
    .orderBy(sql`lower(newest.name)`)
    .orderBy("checklist.id")
    .execute();
  return { status: "success", checklists: found.map(checklistOf) };
});
