import { undoChemicalImport } from "@placard/api-client";
import { holdImport, importById } from "../../db/queries/chemical-imports.ts";
import { implement } from "../../http/operation.ts";
import { importAnswer } from "./import-answer.ts";

export const undoChemicalImportOperation = implement(undoChemicalImport, async ({ ctx, rows, params, afterwards }) => {
  await holdImport(rows, params.id, "finished");
  const sheets = await rows
    .selectFrom("safety_data_sheets")
    .innerJoin("chemicals", "chemicals.id", "safety_data_sheets.chemical_id")
    .select("storage_key")
    .where("chemicals.import_id", "=", params.id)
    .execute();
  await rows.deleteFrom("chemicals").where("import_id", "=", params.id).execute();
  await rows.updateTable("chemical_imports").set({ state: "undone" }).where("id", "=", params.id).execute();
  for (const { storage_key } of sheets) afterwards(() => ctx.storage.remove(storage_key));
  return { status: "success", chemical_import: importAnswer(await importById(rows, params.id)) };
});
