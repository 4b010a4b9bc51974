import { getSdsVersions } from "@placard/api-client";
import { found } from "../../access/own-rows.ts";
import { earlierSheets } from "../../db/queries/safety-data-sheets.ts";
import { implement } from "../../http/operation.ts";
import { sheetOf } from "./sheet-answer.ts";

export const getSdsVersionsOperation = implement(getSdsVersions, async ({ rows, params }) => {
  const { chemical_id } = params;
  found(await rows.selectFrom("chemicals").select("id").where("id", "=", chemical_id).executeTakeFirst());
  const earlier = await earlierSheets(rows).where("sds.chemical_id", "=", chemical_id).execute();
  return { status: "success", sds: earlier.map(sheetOf) };
});
