import { restoreSds } from "@placard/api-client/internal";
import { heldSheet, sheets } from "../../db/queries/safety-data-sheets.ts";
import { implement } from "../../http/operation.ts";
import { sheetOf } from "./sheet-answer.ts";
import { takePlace } from "./take-place.ts";

/** Makes an earlier version current. The sheets it replaces become earlier versions, so the change can be reversed. */
export const restoreSdsOperation = implement(restoreSds, async ({ ctx, rows, params }) => {
  const { id } = params;
  const { sheet_group, languages } = await heldSheet(rows, id);
  await takePlace(rows, { sheet_group, languages, id, now: ctx.now() }, "all");
  const counting = { replaced_at: null, counts_in: languages };
  await rows.updateTable("safety_data_sheets").set(counting).where("id", "=", id).execute();
  return {
    status: "success",
    sds: sheetOf(await sheets(rows).where("sds.id", "=", id).executeTakeFirstOrThrow()),
  };
});
