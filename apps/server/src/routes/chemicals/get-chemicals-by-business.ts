import { getChemicalsByBusiness } from "@placard/api-client/internal";
import { auditRead } from "../../access/audit.ts";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { chemicalsAfter, chemicalsOf } from "../../db/queries/chemicals.ts";
import { implement } from "../../http/operation.ts";
import { bounded, idKey, nameKey, pageOf, rowsToFetch, startOf } from "../../http/paging.ts";
import { chemicalsAnswer } from "./chemical-answer.ts";

export const getChemicalsByBusinessOperation = implement(
  getChemicalsByBusiness,
  async ({ ctx, rows, actor, params, query }) => {
    requireOwnBusiness(actor, params.id);
    await auditRead({ ctx, rows, actor }, "chemicals", [params.id]);
    const most = rowsToFetch(bounded(query));
    if (query.order === "id") {
      const [after = 0] = startOf(query, idKey) ?? [];
      const page = pageOf(await chemicalsAfter(rows, params.id, after, most), bounded(query), ({ id }) => [id]);
      return { status: "success", chemicals: await chemicalsAnswer(page.rows), ...page.next };
    }
    const found = await chemicalsOf(rows, params.id, { after: startOf(query, nameKey), most });
    const page = pageOf(found, bounded(query), ({ name, id }) => [name, id]);
    return { status: "success", chemicals: await chemicalsAnswer(page.rows), ...page.next };
  },
);
