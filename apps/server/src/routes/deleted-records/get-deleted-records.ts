import { getDeletedRecords } from "@placard/api-client/internal";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { deletedRecordsOf } from "../../db/queries/deleted-records.ts";
import { implement } from "../../http/operation.ts";
import { deletedAnswer } from "./deleted-answer.ts";

export const getDeletedRecordsOperation = implement(getDeletedRecords, async ({ ctx, rows, actor, params }) => {
  requireOwnBusiness(actor, params.business_id);
  const found = await deletedRecordsOf(rows, params.business_id, ctx.now());
  return { status: "success", records: found.map(deletedAnswer) };
});
