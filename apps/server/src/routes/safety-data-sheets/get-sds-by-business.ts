import { getSdsByBusiness } from "@placard/api-client";
import { auditRead } from "../../access/audit.ts";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { sheets } from "../../db/queries/safety-data-sheets.ts";
import { implement } from "../../http/operation.ts";
import { sheetOf } from "./sheet-answer.ts";

export const getSdsByBusinessOperation = implement(getSdsByBusiness, async ({ ctx, rows, actor, params }) => {
  requireOwnBusiness(actor, params.business_id);
  await auditRead({ ctx, rows, actor }, "safety_data_sheets", [params.business_id]);
  const found = await sheets(rows).where("sds.business_id", "=", params.business_id).execute();
  return { status: "success", sds: found.map(sheetOf) };
});
