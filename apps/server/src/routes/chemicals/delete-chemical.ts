import { deleteChemical } from "@placard/api-client";
import { found } from "../../access/own-rows.ts";
import { implement } from "../../http/operation.ts";

export const deleteChemicalOperation = implement(deleteChemical, async ({ ctx, rows, params, afterwards }) => {
  const versions = await rows
    .selectFrom("safety_data_sheets")
    .select("storage_key")
    .where("chemical_id", "=", params.id)
    .execute();
  found(await rows.deleteFrom("chemicals").where("id", "=", params.id).returning("id").executeTakeFirst());
  for (const { storage_key } of versions) afterwards(() => ctx.storage.remove(storage_key));
  return { status: "success" };
});
