import { uploadInspectionPhoto } from "@placard/api-client/internal";
import { FILE_LIMITS } from "@placard/hazmat-core/business";
import { found } from "../../../access/own-rows.ts";
import { holdOpenInspection, inspectionById, photosOf } from "../../../db/queries/inspections.ts";
import { ApiError } from "../../../errors.ts";
import { implementOpen } from "../../../http/operation.ts";
import { keepWithRow } from "../../../storage/keep-with-row.ts";
import { photoOf } from "./photo-answer.ts";

/** Locks the inspection, so that two simultaneous photos cannot both be the last of an item. */
export const uploadInspectionPhotoOperation = implementOpen(uploadInspectionPhoto, async (call) => {
  const { ctx, actor, fields, upload } = call;
  const { inspection_id, item } = fields;
  const answer = await keepWithRow(ctx, upload, (storage_key, isStored) =>
    call.writeOnce(async (rows) => {
      await holdOpenInspection(rows, inspection_id);
      const { items } = found(await inspectionById(rows, inspection_id));
      found(items.find(({ id }) => id === item));
      const photos = await photosOf(rows, inspection_id);
      if (photos.filter((photo) => photo.item === item).length >= FILE_LIMITS.inspectionPhoto.maxCount) {
        throw new ApiError("inspection_photos_full");
      }
      const row = await rows
        .insertInto("inspection_photos")
        .values({
          business_id: actor.businessId,
          inspection_id,
          item,
          filename: upload.filename,
          content_type: upload.type,
          size_bytes: upload.sizeBytes,
          storage_key,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      isStored();
      return { status: "success", photo: photoOf(row) };
    }),
  );
  ctx.events.fileKept("picture");
  return answer;
});
