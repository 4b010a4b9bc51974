import { uploadSds } from "@placard/api-client/internal";
import { found } from "../../access/own-rows.ts";
import { sheets, sheetWithId } from "../../db/queries/safety-data-sheets.ts";
import { coverRows } from "../../db/queries/sheet-groups.ts";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";
import { keepWithRow } from "../../storage/keep-with-row.ts";
import { sheetOf } from "./sheet-answer.ts";
import { outgrownVersions } from "./outgrown-versions.ts";
import { takePlace } from "./take-place.ts";

/**
 * A substance has one current data sheet per language, for all rows that share it. A new sheet replaces those on file
 * only if the call names them, so that nobody replaces a sheet they have not seen. The replaced sheet is kept as an
 * earlier version.
 */
export const uploadSdsOperation = implementOpen(uploadSds, async (call) => {
  const { ctx, actor, fields, upload, afterwards } = call;
  const { businessId } = actor;
  const covers = fields.covers?.split(",").map(Number) ?? null;
  const languages = [...new Set(fields.languages?.split(",") ?? [])];
  const seen = (fields.replaces?.split(",") ?? []).map(Number);
  const answer = await keepWithRow(ctx, upload, (storage_key, isStored) =>
    call.writeOnce(async (rows) => {
      const cover = {
        businessId,
        chemicalId: fields.chemical_id,
        covers,
        kept: "those left out",
        now: ctx.now(),
      } as const;
      const sheet_group = await coverRows(rows, cover, async ({ id }) => {
        if (seen.includes(id)) return;
        throw new ApiError("safety_data_sheet_exists", { current: sheetOf(found(await sheetWithId(rows, id))) });
      });
      await takePlace(rows, { sheet_group, languages, now: ctx.now() }, seen);
      const { id } = await rows
        .insertInto("safety_data_sheets")
        .values({
          business_id: businessId,
          sheet_group,
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
      for (const key of await outgrownVersions(rows, sheet_group)) afterwards(() => ctx.storage.remove(key));
      const sds = sheetOf(await sheets(rows).where("sds.id", "=", id).executeTakeFirstOrThrow());
      return { status: "success", id, blob_url: sds.blob_url, sds };
    }),
  );
  ctx.events.fileKept("safety_data_sheet");
  return answer;
});
