import { uploadPicture } from "@placard/api-client/internal";
import { isFloorPlan } from "@placard/hazmat-core/business";
import { sql } from "kysely";
import { found } from "../../access/own-rows.ts";
import type { Rows } from "../../db/database.ts";
import { hasRoomFor } from "../../db/queries/pictures/picture-room.ts";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";
import { keepWithRow } from "../../storage/keep-with-row.ts";
import { pictureOf } from "./picture-answer.ts";

/** Entrance images are JPEG or PNG, at most four. A PDF is the single floor plan, and its description says so. */
export const uploadPictureOperation = implementOpen(uploadPicture, async (call) => {
  const { ctx, actor, fields, upload } = call;
  const isPlan = isFloorPlan(fields.description);
  if (isPlan !== (upload.type === "application/pdf")) {
    throw new ApiError("file_type_refused", {
      message: isPlan ? "Choose a PDF file for the floor plan." : "Choose a JPEG or PNG image.",
    });
  }
  const answer = await keepWithRow(ctx, upload, (storage_key, isStored) =>
    call.writeOnce(async (rows) => {
      await requireRoomFor(rows, fields.location_id, isPlan);
      const row = await rows
        .insertInto("pictures")
        .values({
          business_id: actor.businessId,
          location_id: fields.location_id,
          is_floor_plan: isPlan,
          place: sql`(select coalesce(max(place), 0) + 1 from pictures where location_id = ${fields.location_id})`,
          description: fields.description,
          filename: upload.filename,
          content_type: upload.type,
          size_bytes: upload.sizeBytes,
          storage_key,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      isStored();
      return { status: "success", picture: pictureOf(row, null) };
    }),
  );
  ctx.events.fileKept("picture");
  return answer;
});

/** Locks the location's pictures, so that two simultaneous uploads cannot both be the fourth. */
async function requireRoomFor(rows: Rows, locationId: number, isPlan: boolean): Promise<void> {
  found(await rows.selectFrom("locations").select("id").where("id", "=", locationId).forUpdate().executeTakeFirst());
  if (await hasRoomFor(rows, locationId, isPlan)) return;
  throw new ApiError(isPlan ? "floor_plan_exists" : "entrance_images_full");
}
