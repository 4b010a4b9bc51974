import { getIncidentPhoto } from "@placard/api-client/internal";
import { found } from "../../access/own-rows.ts";
import { fileResponse } from "../../http/file-response.ts";
import { implement } from "../../http/operation.ts";

export const getIncidentPhotoOperation = implement(getIncidentPhoto, async ({ ctx, rows, params }) => {
  const photo = found(
    await rows.selectFrom("incident_photos").selectAll().where("id", "=", params.photo_id).executeTakeFirst(),
  );
  return fileResponse(ctx, photo, "inline");
});
