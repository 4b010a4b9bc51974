import { getInspectionSummary } from "@placard/api-client/internal";
import { requireOwnBusiness } from "../../../access/own-rows.ts";
import { dayOf, inspectionCountsOf } from "../../../db/queries/inspections.ts";
import { implement } from "../../../http/operation.ts";

export const getInspectionSummaryOperation = implement(
  getInspectionSummary,
  async ({ ctx, rows, actor, params, query }) => {
    requireOwnBusiness(actor, params.id);
    const counts = await inspectionCountsOf(rows, params.id, dayOf(query.today, ctx.now()));
    return { status: "success", ...counts };
  },
);
