import { logIncidentPhoto } from "@placard/api-client/internal";
import { incidentToWrite, writtenAt } from "../../db/queries/incidents/incidents.ts";
import { implementOpen } from "../../http/operation.ts";
import { keepWithRow } from "../../storage/keep-with-row.ts";
import { logEntryOf } from "./incident-answer.ts";
import { recordAction } from "./record-action.ts";

/** Stores the photo and its log entry together, or neither. */
export const logIncidentPhotoOperation = implementOpen(logIncidentPhoto, async (call) => {
  const { ctx, actor, fields, upload, request } = call;
  const written = writtenAt(fields.made_at, ctx.now());
  const answer = await keepWithRow(ctx, upload, (storage_key, isStored) =>
    call.writeOnce(async (rows) => {
      const incident = await incidentToWrite(rows, fields.incident_id, written);
      const { id } = await rows
        .insertInto("incident_photos")
        .values({
          incident_id: fields.incident_id,
          department_id: actor.departmentId,
          user_id: actor.accountId,
          filename: upload.filename,
          content_type: upload.type,
          size_bytes: upload.sizeBytes,
          sha256: upload.storedSha256,
          storage_key,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      const entry = await recordAction(
        { ctx, rows, actor },
        {
          incident_id: fields.incident_id,
          module: "incident",
          action_type: "photo_added",
          action_data: {
            photo_id: id,
            caption: fields.caption ?? "",
            sha256: upload.storedSha256,
            size_bytes: upload.sizeBytes,
          },
          client_id: request.idempotencyKey,
          made_at: written.madeAt,
        },
      );
      isStored();
      return { status: "success", entry: logEntryOf(entry), incident_status: incident.status };
    }),
  );
  ctx.changes.announce(fields.incident_id, "log");
  ctx.events.fileKept("photo");
  return answer;
});
