import { undoChemicalImport } from "@placard/api-client/internal";
import { sql } from "kysely";
import { holdImport, importById } from "../../db/queries/chemical-imports.ts";
import { beginDeletion, putAside } from "../../db/queries/deleted-records.ts";
import { sheetsOnlyOf } from "../../db/queries/sheet-groups.ts";
import { implement } from "../../http/operation.ts";
import { importAnswer } from "./import-answer.ts";

/**
 * Deletes the imported chemicals with their containers and data sheets, including earlier versions, and the imported
 * containers of other chemicals. All of it can be restored together.
 */
export const undoChemicalImportOperation = implement(undoChemicalImport, async ({ ctx, rows, actor, params }) => {
  const { id } = params;
  await holdImport(rows, id, "finished");
  const { business_id, filename, present, present_containers } = await importById(rows, id);
  if (present + present_containers > 0) {
    const record = await beginDeletion(rows, {
      business_id,
      kind: "chemical_import",
      name: filename,
      detail: null,
      deleted_by: actor.name,
      deleted_at: ctx.now(),
    });
    const ofImport = sql<boolean>`chemical_id in (select id from chemicals where import_id = ${id})`;
    await putAside(rows, { record, table: "safety_data_sheets", where: sheetsOnlyOf(sql`import_id = ${id}`) });
    await putAside(rows, { record, table: "containers", where: sql`(${ofImport} or import_id = ${id})` });
    await putAside(rows, { record, table: "chemicals", where: sql`import_id = ${id}` });
  }
  await rows.updateTable("chemical_imports").set({ state: "undone" }).where("id", "=", id).execute();
  return { status: "success", chemical_import: importAnswer(await importById(rows, id)) };
});
