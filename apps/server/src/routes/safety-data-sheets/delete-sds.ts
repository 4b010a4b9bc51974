import { deleteSds } from "@placard/api-client";
import { sql } from "kysely";
import { found } from "../../access/own-rows.ts";
import { beginDeletion, putAside } from "../../db/queries/deleted-records.ts";
import { implement } from "../../http/operation.ts";

/** The sheet that counts goes with its earlier versions; an earlier version goes alone. */
export const deleteSdsOperation = implement(deleteSds, async ({ ctx, rows, actor, params }) => {
  const { id } = params;
  const sheet = found(
    await rows
      .selectFrom("safety_data_sheets as sds")
      .innerJoin("chemicals", "chemicals.id", "sds.chemical_id")
      .select(["sds.chemical_id", "sds.replaced_at", "sds.filename", "sds.business_id", "chemicals.name as chemical"])
      .where("sds.id", "=", id)
      .forUpdate("sds")
      .executeTakeFirst(),
  );
  const record = await beginDeletion(rows, {
    business_id: sheet.business_id,
    kind: "safety_data_sheet",
    name: sheet.filename,
    detail: sheet.chemical,
    deleted_by: actor.name,
    deleted_at: ctx.now(),
  });
  const where =
    sheet.replaced_at === null ? sql<boolean>`chemical_id = ${sheet.chemical_id}` : sql<boolean>`id = ${id}`;
  await putAside(rows, { record, table: "safety_data_sheets", where });
  return { status: "success" };
});
