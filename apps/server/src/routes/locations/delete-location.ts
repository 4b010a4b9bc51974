import { deleteLocation } from "@placard/api-client";
import { found } from "../../access/own-rows.ts";
import { fileKeysOfLocation } from "../../db/queries/stored-files.ts";
import { implement } from "../../http/operation.ts";

/** Chemicals, data sheets and pictures go with their location; the files are removed once the rows are. */
export const deleteLocationOperation = implement(deleteLocation, async ({ ctx, rows, params, afterwards }) => {
  const keys = await fileKeysOfLocation(rows, params.id);
  const chemicals = await rows.deleteFrom("chemicals").where("location_id", "=", params.id).returning("id").execute();
  found(await rows.deleteFrom("locations").where("id", "=", params.id).returning("id").executeTakeFirst());
  afterwards(async () => {
    await Promise.all(keys.map((key) => ctx.storage.remove(key)));
  });
  return { status: "success", deleted_chemicals: chemicals.length };
});
