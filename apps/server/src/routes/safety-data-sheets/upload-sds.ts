import { uploadSds } from "@placard/api-client";
import { found } from "../../access/own-rows.ts";
import type { Rows } from "../../db/database.ts";
import { chemicalForSheets, sheets } from "../../db/queries/safety-data-sheets.ts";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";
import { keepWithRow } from "../../storage/keep-with-row.ts";
import { sheetOf } from "./sheet-answer.ts";
import { outgrownVersions } from "./outgrown-versions.ts";

/**
 * One data sheet a chemical counts. A new one takes the place of the one on file only when the call names that one, so
 * that nobody replaces what they have not seen; the one before stays as an earlier version.
 */
export const uploadSdsOperation = implementOpen(uploadSds, async (call) => {
  const { ctx, actor, fields, upload, afterwards } = call;
  const { chemical_id } = fields;
  const answer = await keepWithRow(ctx, upload, (storage_key, isStored) =>
    call.writeOnce(async (rows) => {
      found(await chemicalForSheets(rows, chemical_id));
      await putAside(rows, { chemical_id, named: fields.replaces ?? null, now: ctx.now() });
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
          language: fields.language ?? null,
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

interface Replacing {
  readonly chemical_id: number;
  /** The sheet that the caller has seen and means to replace. */
  readonly named: number | null;
  readonly now: Date;
}

/** @throws ApiError `safety_data_sheet_exists` with the sheet on file when the call named none, or another */
async function putAside(rows: Rows, { chemical_id, named, now }: Replacing): Promise<void> {
  const row = await sheets(rows).where("sds.chemical_id", "=", chemical_id).executeTakeFirst();
  if (row === undefined) return;
  if (row.id !== named) throw new ApiError("safety_data_sheet_exists", { current: sheetOf(row) });
  await rows.updateTable("safety_data_sheets").set({ replaced_at: now }).where("id", "=", row.id).execute();
}
