import { deleteInspectionPhoto } from "@placard/api-client";
import { found } from "../../../access/own-rows.ts";
import { holdOpenInspection } from "../../../db/queries/inspections.ts";
import { implement } from "../../../http/operation.ts";

export const deleteInspectionPhotoOperation = implement(
  deleteInspectionPhoto,
  async ({ ctx, rows, params, afterwards }) => {
    const photo = found(
      await rows
        .selectFrom("inspection_photos")
        .select(["inspection_id", "storage_key"])
        .where("id", "=", params.id)
        .executeTakeFirst(),
    );
    await holdOpenInspection(rows, photo.inspection_id);
    await rows.deleteFrom("inspection_photos").where("id", "=", params.id).execute();
    afterwards(() => ctx.storage.remove(photo.storage_key));
    return { status: "success" };
  },
);
