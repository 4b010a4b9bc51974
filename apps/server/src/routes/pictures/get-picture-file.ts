import { getPictureFile } from "@placard/api-client/internal";
import { auditRead } from "../../access/audit.ts";
import { found } from "../../access/own-rows.ts";
import { fileResponse } from "../../http/file-response.ts";
import { implement } from "../../http/operation.ts";

export const getPictureFileOperation = implement(getPictureFile, async ({ ctx, rows, actor, params }) => {
  const picture = found(
    await rows.selectFrom("pictures").selectAll().where("id", "=", params.picture_id).executeTakeFirst(),
  );
  await auditRead({ ctx, rows, actor }, "picture_file", [picture.business_id]);
  return fileResponse(ctx, picture, "inline");
});
