import { deleteSds } from "@placard/api-client";
import { found } from "../../access/own-rows.ts";
import { implement } from "../../http/operation.ts";

export const deleteSdsOperation = implement(deleteSds, async ({ ctx, rows, params, afterwards }) => {
  const { storage_key } = found(
    await rows.deleteFrom("safety_data_sheets").where("id", "=", params.id).returning("storage_key").executeTakeFirst(),
  );
  afterwards(() => ctx.storage.remove(storage_key));
  return { status: "success" };
});
