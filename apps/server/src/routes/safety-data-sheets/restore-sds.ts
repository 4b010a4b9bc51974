import { restoreSds } from "@placard/api-client";
import { heldSheet, sheets } from "../../db/queries/safety-data-sheets.ts";
import { implement } from "../../http/operation.ts";
import { sheetOf } from "./sheet-answer.ts";
import { takePlace } from "./take-place.ts";

/** An earlier version counts again; what counted in its languages becomes an earlier version itself, so the way back stays. */
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
