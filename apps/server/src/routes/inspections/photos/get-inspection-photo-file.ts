import { getInspectionPhotoFile } from "@placard/api-client/internal";
import { found } from "../../../access/own-rows.ts";
import { fileResponse } from "../../../http/file-response.ts";
import { implement } from "../../../http/operation.ts";

export const getInspectionPhotoFileOperation = implement(getInspectionPhotoFile, async ({ ctx, rows, params }) => {
  const photo = await rows.selectFrom("inspection_photos").selectAll().where("id", "=", params.id).executeTakeFirst();
  return fileResponse(ctx, found(photo), "inline");
});
