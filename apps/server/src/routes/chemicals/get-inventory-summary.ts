import { getInventorySummary } from "@placard/api-client/internal";
import { auditRead } from "../../access/audit.ts";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { inventorySummaryOf } from "../../db/queries/inventory-summary.ts";
import { implementOpen } from "../../http/operation.ts";

export const getInventorySummaryOperation = implementOpen(
  getInventorySummary,
  async ({ ctx, actor, params, withRows }) => {
    requireOwnBusiness(actor, params.id);
    await ctx.ranks.ensure(params.id);
    return withRows(async (rows) => {
      await auditRead({ ctx, rows, actor }, "chemicals", [params.id]);
      return { status: "success" as const, ...(await inventorySummaryOf(rows, params.id, ctx.now())) };
    });
  },
);
