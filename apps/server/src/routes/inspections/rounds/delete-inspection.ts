import { deleteInspection } from "@placard/api-client/internal";
import { sql } from "kysely";
import { found } from "../../../access/own-rows.ts";
import { beginDeletion, putAside } from "../../../db/queries/deleted-records.ts";
import { holdOpenInspection, inspectionById } from "../../../db/queries/inspections.ts";
import { implement } from "../../../http/operation.ts";

/** Also deletes its answers and photos; all can be restored. */
export const deleteInspectionOperation = implement(deleteInspection, async ({ ctx, rows, actor, params }) => {
  const { id } = params;
  await holdOpenInspection(rows, id);
  const { name, location_name } = found(await inspectionById(rows, id));
  const record = await beginDeletion(rows, {
    business_id: actor.businessId,
    kind: "inspection",
    name,
    detail: location_name,
    deleted_by: actor.name,
    deleted_at: ctx.now(),
  });
  await putAside(rows, { record, table: "inspection_photos", where: sql`inspection_id = ${id}` });
  await putAside(rows, { record, table: "inspections", where: sql`id = ${id}` });
  return { status: "success" };
});
