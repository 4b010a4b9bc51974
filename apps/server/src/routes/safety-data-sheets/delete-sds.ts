import { deleteSds } from "@placard/api-client";
import { sql, type RawBuilder } from "kysely";
import { found } from "../../access/own-rows.ts";
import { beginDeletion, putAside } from "../../db/queries/deleted-records.ts";
import { implement } from "../../http/operation.ts";

/** A sheet that counts goes with its earlier versions; an earlier version goes alone. */
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
  const where = sheet.replaced_at === null ? withItsEarlier(id, sheet.chemical_id) : sql<boolean>`id = ${id}`;
  await putAside(rows, { record, table: "safety_data_sheets", where });
  return { status: "success" };
});

/** A sheet and what it replaced. Where another sheet of the chemical continues counting, what may be of that one stays. */
function withItsEarlier(id: number, chemicalId: number): RawBuilder<boolean> {
  return sql<boolean>`id = ${id} or chemical_id = ${chemicalId} and replaced_at is not null and not exists (
    select from safety_data_sheets other where other.chemical_id = ${chemicalId} and other.replaced_at is null
      and other.id <> ${id}
      and (safety_data_sheets.languages && other.languages or safety_data_sheets.languages = '{}'))`;
}
