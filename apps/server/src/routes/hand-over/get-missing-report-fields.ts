import { getMissingReportFields } from "@placard/api-client/internal";
import { auditRead } from "../../access/audit.ts";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { implement } from "../../http/operation.ts";
import { facilityPage } from "./facility-page.ts";

export const getMissingReportFieldsOperation = implement(
  getMissingReportFields,
  async ({ ctx, rows, actor, params: { id }, query }) => {
    requireOwnBusiness(actor, id);
    await auditRead({ ctx, rows, actor }, "chemicals", [id]);
    const found = await facilityPage({ ctx, rows, businessId: id }, query, ({ missing }) => missing);
    const { shown, ...page } = found;
    return { status: "success", missing: shown, ...page };
  },
);
