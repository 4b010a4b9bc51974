import { deleteContainer } from "@placard/api-client/internal";
import { sql } from "kysely";
import { found } from "../../access/own-rows.ts";
import { containerById } from "../../db/queries/containers.ts";
import { beginDeletion, putAside } from "../../db/queries/deleted-records.ts";
import { implement } from "../../http/operation.ts";

export const deleteContainerOperation = implement(deleteContainer, async ({ ctx, rows, actor, params }) => {
  const { id } = params;
  await rows.selectFrom("containers").select("id").where("id", "=", id).forUpdate().execute();
  const { code, chemical_name, business_id } = found(await containerById(rows, id));
  const record = await beginDeletion(rows, {
    business_id,
    kind: "container",
    name: code,
    detail: chemical_name,
    deleted_by: actor.name,
    deleted_at: ctx.now(),
  });
  await putAside(rows, { record, table: "containers", where: sql`id = ${id}` });
  return { status: "success" };
});
