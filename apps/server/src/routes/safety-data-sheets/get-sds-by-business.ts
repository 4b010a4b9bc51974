import { getSdsByBusiness } from "@placard/api-client/internal";
import { auditRead } from "../../access/audit.ts";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { sheetsOf } from "../../db/queries/safety-data-sheets.ts";
import { implement } from "../../http/operation.ts";
import { bounded, momentKey, pageOf, rowsToFetch, startOf } from "../../http/paging.ts";
import { sheetOf } from "./sheet-answer.ts";

export const getSdsByBusinessOperation = implement(getSdsByBusiness, async ({ ctx, rows, actor, params, query }) => {
  requireOwnBusiness(actor, params.business_id);
  await auditRead({ ctx, rows, actor }, "safety_data_sheets", [params.business_id]);
  const found = await sheetsOf(rows, params.business_id, {
    after: startOf(query, momentKey),
    most: rowsToFetch(bounded(query)),
  });
  const page = pageOf(found, bounded(query), ({ created_at, id }) => [created_at.toISOString(), id]);
  return { status: "success", sds: page.rows.map(sheetOf), ...page.next };
});
