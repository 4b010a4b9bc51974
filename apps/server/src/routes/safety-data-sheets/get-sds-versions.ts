import { getSdsVersions } from "@placard/api-client/internal";
import { earlierSheets } from "../../db/queries/safety-data-sheets.ts";
import { groupOf } from "../../db/queries/sheet-groups.ts";
import { implement } from "../../http/operation.ts";
import { sheetOf } from "./sheet-answer.ts";

export const getSdsVersionsOperation = implement(getSdsVersions, async ({ rows, params }) => {
  const group = await groupOf(rows, params.chemical_id);
  const earlier = await earlierSheets(rows).where("sds.sheet_group", "=", group).execute();
  return { status: "success", sds: earlier.map(sheetOf) };
});
