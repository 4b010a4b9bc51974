import { uploadSds } from "@placard/api-client";
import { found } from "../../access/own-rows.ts";
import type { Rows } from "../../db/database.ts";
import { sheets } from "../../db/queries/safety-data-sheets.ts";
import { implementOpen } from "../../http/operation.ts";
import { keepWithRow } from "../../storage/keep-with-row.ts";
import { sheetOf } from "./sheet-answer.ts";

/** One data sheet a chemical: a new one takes the place of the one on file, whose file is removed afterwards. */
export const uploadSdsOperation = implementOpen(uploadSds, async (call) => {
  const { ctx, actor, fields, upload, afterwards } = call;
  const answer = await keepWithRow(ctx, upload, (storage_key, isStored) =>
    call.writeOnce(async (rows) => {
      const replaced = await removeEarlier(rows, fields.chemical_id);
      if (replaced !== null) afterwards(() => ctx.storage.remove(replaced));
      const { id } = await rows
        .insertInto("safety_data_sheets")
        .values({
          business_id: actor.businessId,
          chemical_id: fields.chemical_id,
          filename: upload.filename,
          size_bytes: upload.sizeBytes,
          storage_key,
          uploaded_by: actor.name,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      isStored();
      const sds = sheetOf(await sheets(rows).where("sds.id", "=", id).executeTakeFirstOrThrow());
      return { status: "success", id, blob_url: sds.blob_url, sds };
    }),
  );
  ctx.events.fileKept("safety_data_sheet");
  return answer;
});

/** @returns the storage key of the sheet that was on file */
async function removeEarlier(rows: Rows, chemicalId: number): Promise<string | null> {
  found(await rows.selectFrom("chemicals").select("id").where("id", "=", chemicalId).forUpdate().executeTakeFirst());
  const earlier = await rows
    .deleteFrom("safety_data_sheets")
    .where("chemical_id", "=", chemicalId)
    .returning("storage_key")
    .executeTakeFirst();
  return earlier?.storage_key ?? null;
}
