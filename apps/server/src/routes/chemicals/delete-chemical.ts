import { deleteChemical } from "@placard/api-client/internal";
import { sql } from "kysely";
import { found } from "../../access/own-rows.ts";
import { chemicalById } from "../../db/queries/chemicals.ts";
import { beginDeletion, putAside } from "../../db/queries/deleted-records.ts";
import { sheetsOnlyOf } from "../../db/queries/sheet-groups.ts";
import { implement } from "../../http/operation.ts";

/**
 * Also deletes its containers, and the data sheets that no other row shares, including earlier versions. All of it can
 * be restored together.
 */
export const deleteChemicalOperation = implement(deleteChemical, async ({ ctx, rows, actor, params }) => {
  const { id } = params;
  await rows.selectFrom("chemicals").select("id").where("id", "=", id).forUpdate().execute();
  const { name, location_name, business_id } = found(await chemicalById(rows, id));
  const record = await beginDeletion(rows, {
    business_id,
    kind: "chemical",
    name,
    detail: location_name,
    deleted_by: actor.name,
    deleted_at: ctx.now(),
  });
  await putAside(rows, { record, table: "safety_data_sheets", where: sheetsOnlyOf(sql`id = ${id}`) });
  await putAside(rows, { record, table: "containers", where: sql`chemical_id = ${id}` });
  await putAside(rows, { record, table: "chemicals", where: sql`id = ${id}` });
  return { status: "success" };
});
