import { getInventoryPage } from "@placard/api-client/internal";
import { auditRead } from "../../access/audit.ts";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { inventoryPageOf } from "../../db/queries/pages/inventory-page.ts";
import { implementOpen } from "../../http/operation.ts";
import { attentionOf } from "./attention-of.ts";
import { chemicalsAnswer } from "./chemical-answer.ts";

export const getInventoryPageOperation = implementOpen(getInventoryPage, async (call) => {
  const { ctx, actor, params, query, withRows } = call;
  requireOwnBusiness(actor, params.id);
  await ctx.ranks.ensure(params.id);
  const attention = await attentionOf(call, params.id, query);
  const { page, total, cursors, ...found } = await withRows(async (rows) => {
    await auditRead({ ctx, rows, actor }, "chemicals", [params.id]);
    return inventoryPageOf(rows, params.id, query, attention);
  });
  return {
    status: "success",
    chemicals: await chemicalsAnswer(found.rows),
    total,
    page,
    page_size: query.page_size,
    ...cursors,
  };
});
