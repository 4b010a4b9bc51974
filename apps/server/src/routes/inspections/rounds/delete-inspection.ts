import { deleteInspection } from "@placard/api-client";
import { holdOpenInspection, photosOf } from "../../../db/queries/inspections.ts";
import { implement } from "../../../http/operation.ts";

export const deleteInspectionOperation = implement(deleteInspection, async ({ ctx, rows, params, afterwards }) => {
  await holdOpenInspection(rows, params.id);
  const photos = await photosOf(rows, params.id);
  await rows.deleteFrom("inspections").where("id", "=", params.id).execute();
  for (const { storage_key } of photos) afterwards(() => ctx.storage.remove(storage_key));
  return { status: "success" };
});
