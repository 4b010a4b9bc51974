import { getBusinessStats } from "@placard/api-client/internal";
import { auditRead } from "../../access/audit.ts";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { countOf, levelCountsOf, sheetCount } from "../../db/queries/business-counts.ts";
import { implement } from "../../http/operation.ts";

export const getBusinessStatsOperation = implement(getBusinessStats, async ({ ctx, rows, actor, params }) => {
  requireOwnBusiness(actor, params.id);
  await auditRead({ ctx, rows, actor }, "business_stats", [params.id]);
  const stats = {
    total_chemicals: await countOf(rows, "chemicals", params.id),
    locations: await countOf(rows, "locations", params.id),
    ...(await levelCountsOf(rows, params.id)),
    safety_data_sheets: await sheetCount(rows, params.id),
    users: await countOf(rows, "accounts", params.id),
    contacts: await countOf(rows, "contacts", params.id),
    recent_incidents: 0, // incidents belong to departments
  };
  return { status: "success", stats };
});
