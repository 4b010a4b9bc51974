import { getSdsByChemical } from "@placard/api-client/internal";
import { auditRead } from "../../access/audit.ts";
import { found } from "../../access/own-rows.ts";
import { sheets } from "../../db/queries/safety-data-sheets.ts";
import { ApiError } from "../../errors.ts";
import { implement } from "../../http/operation.ts";
import { sheetOf } from "./sheet-answer.ts";

export const getSdsByChemicalOperation = implement(getSdsByChemical, async ({ ctx, rows, actor, params }) => {
  const chemical = found(
    await rows
      .selectFrom("chemicals")
      .select(["business_id", "sheet_group"])
      .where("id", "=", params.chemical_id)
      .executeTakeFirst(),
  );
  await auditRead({ ctx, rows, actor }, "safety_data_sheet", [chemical.business_id]);
  const counting = await sheets(rows).where("sds.sheet_group", "=", chemical.sheet_group).execute();
  const [first] = counting.map(sheetOf);
  if (first === undefined) throw new ApiError("safety_data_sheet_not_found");
  return { status: "success", sds: first, sheets: counting.map(sheetOf) };
});
