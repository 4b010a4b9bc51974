import { getChemicalsByBusiness } from "@placard/api-client";
import { auditRead } from "../../access/audit.ts";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { chemicalsOf } from "../../db/queries/chemicals.ts";
import { implement } from "../../http/operation.ts";
import { nameKey, pageOf, rowsToFetch, startOf } from "../../http/paging.ts";
import { chemicalsAnswer } from "./chemical-answer.ts";

export const getChemicalsByBusinessOperation = implement(
  getChemicalsByBusiness,
  async ({ ctx, rows, actor, params, query }) => {
    requireOwnBusiness(actor, params.id);
    await auditRead({ ctx, rows, actor }, "chemicals", [params.id]);
    const found = await chemicalsOf(rows, params.id, { after: startOf(query, nameKey), most: rowsToFetch(query) });
    const page = pageOf(found, query, ({ name, id }) => [name, id]);
    return { status: "success", chemicals: await chemicalsAnswer(page.rows), ...page.next };
  },
);
