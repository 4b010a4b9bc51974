import { getHighRiskCount } from "@placard/api-client/internal";
import { auditRead } from "../../access/audit.ts";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { levelCountsOf } from "../../db/queries/business-counts.ts";
import { implement } from "../../http/operation.ts";

export const getHighRiskCountOperation = implement(getHighRiskCount, async ({ ctx, rows, actor, params }) => {
  requireOwnBusiness(actor, params.id);
  await auditRead({ ctx, rows, actor }, "high_risk_count", [params.id]);
  return { status: "success", ...(await levelCountsOf(rows, params.id)) };
});
