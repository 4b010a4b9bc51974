import { insertImportedContainers } from "@placard/api-client/internal";
import { holdImport, importById } from "../../db/queries/chemical-imports.ts";
import { holdChemicals } from "../../db/queries/containers.ts";
import { implement } from "../../http/operation.ts";
import { importAnswer } from "./import-answer.ts";

/** Containers of new chemicals may arrive before them: positions are resolved when the import finishes. */
export const insertImportedContainersOperation = implement(
  insertImportedContainers,
  async ({ rows, actor, params, body }) => {
    await holdImport(rows, params.id, "open");
    const onFile = body.containers.flatMap(({ chemical_id }) => chemical_id ?? []);
    await holdChemicals(rows, actor.businessId, onFile);
    await rows
      .insertInto("imported_containers")
      .values(
        body.containers.map((container, index) => ({
          import_id: params.id,
          business_id: actor.businessId,
          place: body.first + index,
          content: JSON.stringify(container),
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(["import_id", "place"]).doUpdateSet((eb) => ({ content: eb.ref("excluded.content") })),
      )
      .execute();
    return { status: "success", chemical_import: importAnswer(await importById(rows, params.id)) };
  },
);
