import { restoreSds } from "@placard/api-client";
import { found } from "../../access/own-rows.ts";
import { chemicalForSheets, sheets } from "../../db/queries/safety-data-sheets.ts";
import { implement } from "../../http/operation.ts";
import { sheetOf } from "./sheet-answer.ts";

/** An earlier version counts again; the one that counted becomes an earlier version itself, so the way back stays. */
export const restoreSdsOperation = implement(restoreSds, async ({ ctx, rows, params }) => {
  const { chemical_id } = found(
    await rows.selectFrom("safety_data_sheets").select("chemical_id").where("id", "=", params.id).executeTakeFirst(),
  );
  found(await chemicalForSheets(rows, chemical_id));
  await rows
    .updateTable("safety_data_sheets")
    .set({ replaced_at: ctx.now() })
    .where("chemical_id", "=", chemical_id)
    .where("id", "!=", params.id)
    .where("replaced_at", "is", null)
    .execute();
  await rows.updateTable("safety_data_sheets").set({ replaced_at: null }).where("id", "=", params.id).execute();
  return {
    status: "success",
    sds: sheetOf(await sheets(rows).where("sds.id", "=", params.id).executeTakeFirstOrThrow()),
  };
});
