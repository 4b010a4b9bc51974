import { getInspectionChecklistVersions } from "@placard/api-client/internal";
import { found } from "../../../access/own-rows.ts";
import { checklistById } from "../../../db/queries/checklists.ts";
import { implement } from "../../../http/operation.ts";
import { idKey, pageOf, rowsToFetch, startOf } from "../../../http/paging.ts";
import { checklistVersionOf } from "./checklist-answer.ts";

export const getInspectionChecklistVersionsOperation = implement(
  getInspectionChecklistVersions,
  async ({ rows, params, query }) => {
    const { id } = found(await checklistById(rows, params.id));
    const start = startOf(query, idKey);
    const most = rowsToFetch(query);
    const kept = await rows
      .selectFrom("inspection_checklist_versions")
      .selectAll()
      .where("checklist_id", "=", id)
      .$if(start !== null, (all) => all.where("version", "<", start?.[0] ?? 0))
      .orderBy("version", "desc")
      .$if(most !== null, (all) => all.limit(most ?? 0))
      .execute();
    const page = pageOf(kept, query, ({ version }) => [version]);
    return { status: "success", versions: page.rows.map(checklistVersionOf), ...page.next };
  },
);
