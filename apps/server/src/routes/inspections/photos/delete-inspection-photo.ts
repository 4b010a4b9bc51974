import { deleteInspectionPhoto } from "@placard/api-client/internal";
import { sql } from "kysely";
import { found } from "../../../access/own-rows.ts";
import { beginDeletion, putAside } from "../../../db/queries/deleted-records.ts";
import { holdOpenInspection, inspectionById } from "../../../db/queries/inspections.ts";
import { implement } from "../../../http/operation.ts";

/** Can be restored until the inspection is finished; its file is kept until then. */
export const deleteInspectionPhotoOperation = implement(deleteInspectionPhoto, async ({ ctx, rows, actor, params }) => {
  const { id } = params;
  const photo = found(
    await rows
      .selectFrom("inspection_photos")
      .select(["inspection_id", "filename"])
      .where("id", "=", id)
      .executeTakeFirst(),
  );
  await holdOpenInspection(rows, photo.inspection_id);
  const { name, location_name } = found(await inspectionById(rows, photo.inspection_id));
  const record = await beginDeletion(rows, {
    business_id: actor.businessId,
    kind: "inspection_photo",
    name: photo.filename,
    detail: `${name}, ${location_name}`,
    deleted_by: actor.name,
    deleted_at: ctx.now(),
  });
  await putAside(rows, { record, table: "inspection_photos", where: sql`id = ${id}` });
  return { status: "success" };
});
