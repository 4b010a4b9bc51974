import { deleteSds } from "@placard/api-client";
import { found } from "../../access/own-rows.ts";
import { implement } from "../../http/operation.ts";

/** The sheet that counts goes with its earlier versions; an earlier version goes alone. */
export const deleteSdsOperation = implement(deleteSds, async ({ ctx, rows, params, afterwards }) => {
  const { chemical_id, replaced_at } = found(
    await rows
      .selectFrom("safety_data_sheets")
      .select(["chemical_id", "replaced_at"])
      .where("id", "=", params.id)
      .executeTakeFirst(),
  );
  const removed = await rows
    .deleteFrom("safety_data_sheets")
    .where(replaced_at === null ? "chemical_id" : "id", "=", replaced_at === null ? chemical_id : params.id)
    .returning("storage_key")
    .execute();
  for (const { storage_key } of removed) afterwards(() => ctx.storage.remove(storage_key));
  return { status: "success" };
});
