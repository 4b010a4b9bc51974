import { updateSds } from "@placard/api-client";
import { found } from "../../access/own-rows.ts";
import { sheetWithId } from "../../db/queries/safety-data-sheets.ts";
import { implement } from "../../http/operation.ts";
import { sheetOf } from "./sheet-answer.ts";

/** What a person read off a sheet, the one that counts or an earlier version. The file stays as it is. */
export const updateSdsOperation = implement(updateSds, async ({ rows, params, body }) => {
  const { revision_date, language } = body;
  const changed = await rows
    .updateTable("safety_data_sheets")
    .set({ revision_date, language })
    .where("id", "=", params.id)
    .returning("id")
    .executeTakeFirst();
  const sheet = found(await sheetWithId(rows, found(changed).id));
  return { status: "success", sds: sheetOf(sheet) };
});
