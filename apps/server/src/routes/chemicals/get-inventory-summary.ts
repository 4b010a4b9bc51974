import { getInventorySummary } from "@placard/api-client";
import { auditRead } from "../../access/audit.ts";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { inventorySummaryOf } from "../../db/queries/inventory-summary.ts";
import { implement } from "../../http/operation.ts";

export const getInventorySummaryOperation = implement(getInventorySummary, async ({ ctx, rows, actor, params }) => {
  requireOwnBusiness(actor, params.id);
  await auditRead({ ctx, rows, actor }, "chemicals", [params.id]);
  return { status: "success", ...(await inventorySummaryOf(rows, params.id, ctx.now())) };
});
