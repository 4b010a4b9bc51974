import { deletePicture } from "@placard/api-client";
import { found } from "../../access/own-rows.ts";
import { implement } from "../../http/operation.ts";

export const deletePictureOperation = implement(deletePicture, async ({ ctx, rows, params, afterwards }) => {
  const { storage_key } = found(
    await rows.deleteFrom("pictures").where("id", "=", params.picture_id).returning("storage_key").executeTakeFirst(),
  );
  afterwards(() => ctx.storage.remove(storage_key));
  return { status: "success" };
});
