import { uploadSds } from "@placard/api-client";
import { found } from "../../access/own-rows.ts";
import { chemicalForSheets, sheets } from "../../db/queries/safety-data-sheets.ts";
import { implementOpen } from "../../http/operation.ts";
import { keepWithRow } from "../../storage/keep-with-row.ts";
import { sheetOf } from "./sheet-answer.ts";
import { outgrownVersions } from "./outgrown-versions.ts";
import { takePlace } from "./take-place.ts";

/**
 * One data sheet a chemical counts in each language. A new one takes the place of those on file in its languages only when
 * the call names them, so that no one replaces what they have not seen; the one before stays as an earlier version.
 */
export const uploadSdsOperation = implementOpen(uploadSds, async (call) => {
  const { ctx, actor, fields, upload, afterwards } = call;
  const { chemical_id } = fields;
  const languages = [...new Set(fields.languages?.split(",") ?? [])];
  const seen = (fields.replaces?.split(",") ?? []).map(Number);
  const answer = await keepWithRow(ctx, upload, (storage_key, isStored) =>
    call.writeOnce(async (rows) => {
      found(await chemicalForSheets(rows, chemical_id));
      await takePlace(rows, { chemical_id, languages, now: ctx.now() }, seen);
      const { id } = await rows
        .insertInto("safety_data_sheets")
        .values({
          business_id: actor.businessId,
          chemical_id,
          filename: upload.filename,
          size_bytes: upload.sizeBytes,
          storage_key,
          uploaded_by: actor.name,
          revision_date: fields.revision_date ?? null,
          languages,
          counts_in: languages,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      isStored();
      for (const key of await outgrownVersions(rows, chemical_id)) afterwards(() => ctx.storage.remove(key));
      const sds = sheetOf(await sheets(rows).where("sds.id", "=", id).executeTakeFirstOrThrow());
      return { status: "success", id, blob_url: sds.blob_url, sds };
    }),
  );
  ctx.events.fileKept("safety_data_sheet");
  return answer;
});
