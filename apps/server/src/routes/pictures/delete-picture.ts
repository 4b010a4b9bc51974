import { deletePicture } from "@placard/api-client/internal";
import { sql } from "kysely";
import { found } from "../../access/own-rows.ts";
import { beginDeletion, putAside } from "../../db/queries/deleted-records.ts";
import { implement } from "../../http/operation.ts";

export const deletePictureOperation = implement(deletePicture, async ({ ctx, rows, actor, params }) => {
  const { picture_id: id } = params;
  const { description, filename, location_name, business_id } = found(
    await rows
      .selectFrom("pictures")
      .innerJoin("locations", "locations.id", "pictures.location_id")
      .select(["pictures.description", "pictures.filename", "locations.name as location_name", "pictures.business_id"])
      .where("pictures.id", "=", id)
      .forUpdate("pictures")
      .executeTakeFirst(),
  );
  const record = await beginDeletion(rows, {
    business_id,
    kind: "picture",
    name: description === "" ? filename : description,
    detail: location_name,
    deleted_by: actor.name,
    deleted_at: ctx.now(),
  });
  await putAside(rows, { record, table: "plan_points", where: sql`picture_id = ${id}` });
  await putAside(rows, { record, table: "plan_placements", where: sql`picture_id = ${id}` });
  await putAside(rows, { record, table: "pictures", where: sql`id = ${id}` });
  return { status: "success" };
});
