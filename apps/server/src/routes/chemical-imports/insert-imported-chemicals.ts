import { insertImportedChemicals } from "@placard/api-client/internal";
import { requireLocationOf } from "../../db/queries/chemicals.ts";
import { holdImport, importById } from "../../db/queries/chemical-imports.ts";
import { implement } from "../../http/operation.ts";
import { importAnswer } from "./import-answer.ts";

export const insertImportedChemicalsOperation = implement(
  insertImportedChemicals,
  async ({ rows, actor, params, body }) => {
    await holdImport(rows, params.id, "open");
    for (const site of new Set(body.chemicals.map(({ location_id }) => location_id))) {
      await requireLocationOf(rows, actor.businessId, site);
    }
    await rows
      .insertInto("imported_records")
      .values(
        body.chemicals.map((chemical, index) => ({
          import_id: params.id,
          business_id: actor.businessId,
          place: body.first + index,
          content: JSON.stringify(chemical),
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(["import_id", "place"]).doUpdateSet((eb) => ({ content: eb.ref("excluded.content") })),
      )
      .execute();
    return { status: "success", chemical_import: importAnswer(await importById(rows, params.id)) };
  },
);
