import { getInventoryPage } from "@placard/api-client";
import { auditRead } from "../../access/audit.ts";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { inventoryPageOf } from "../../db/queries/inventory-page.ts";
import { implement } from "../../http/operation.ts";
import { attentionOf } from "./attention-of.ts";
import { chemicalsAnswer } from "./chemical-answer.ts";

export const getInventoryPageOperation = implement(getInventoryPage, async ({ ctx, rows, actor, params, query }) => {
  requireOwnBusiness(actor, params.id);
  await auditRead({ ctx, rows, actor }, "chemicals", [params.id]);
  const { page, total, ...found } = await inventoryPageOf(
    rows,
    params.id,
    query,
    await attentionOf({ ctx, rows, businessId: params.id }, query),
  );
  return {
    status: "success",
    chemicals: await chemicalsAnswer(found.rows),
    total,
    page,
    page_size: query.page_size,
  };
});
