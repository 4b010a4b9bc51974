import { getSdsFile } from "@placard/api-client/internal";
import { auditRead } from "../../access/audit.ts";
import { found } from "../../access/own-rows.ts";
import { fileResponse } from "../../http/file-response.ts";
import { implement } from "../../http/operation.ts";

export const getSdsFileOperation = implement(getSdsFile, async ({ ctx, rows, actor, params, query }) => {
  const sheet = found(
    await rows.selectFrom("safety_data_sheets").selectAll().where("id", "=", params.id).executeTakeFirst(),
  );
  await auditRead({ ctx, rows, actor }, "safety_data_sheet_file", [sheet.business_id]);
  const disposition = query.download === "1" ? "attachment" : "inline";
  return fileResponse(ctx, { ...sheet, content_type: "application/pdf" }, disposition);
});
