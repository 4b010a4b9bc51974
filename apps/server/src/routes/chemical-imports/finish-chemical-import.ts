import { finishChemicalImport } from "@placard/api-client";
import type { Rows } from "../../db/database.ts";
import { loadHazardRank } from "../../db/hazard-rank.ts";
import { requireLocationOf } from "../../db/queries/chemicals.ts";
import { holdImport, importById } from "../../db/queries/chemical-imports.ts";
import { requireRoom } from "../../db/queries/plan-limit.ts";
import { implement } from "../../http/operation.ts";
import { chemicalValues } from "../chemicals/chemical-values.ts";
import { importAnswer } from "./import-answer.ts";

/** Rows of one statement: PostgreSQL takes 65,535 values in one. */
const PORTION = 1000;

export const finishChemicalImportOperation = implement(finishChemicalImport, async ({ rows, actor, params }) => {
  await holdImport(rows, params.id, "open");
  const records = await recordsOf(rows, params.id);
  if (records.length > 0) await requireRoom(rows, actor.businessId, "chemicals", records.length);
  for (const site of new Set(records.map(({ location_id }) => location_id))) {
    await requireLocationOf(rows, actor.businessId, site); // it may have been deleted since
  }
  const rankOf = await loadHazardRank();
  for (let first = 0; first < records.length; first += PORTION) {
    const portion = records.slice(first, first + PORTION).map((record) => {
      const { location_id, name, quantity, unit } = record;
      const values = chemicalValues(record);
      const hazard_rank = rankOf({ hazard_classification: null, un_number: null, cas_number: null, ...values });
      const owned = { business_id: actor.businessId, import_id: params.id, hazard_rank };
      return { ...values, ...owned, location_id, name, quantity, unit };
    });
    await rows.insertInto("chemicals").values(portion).execute();
  }
  await rows.deleteFrom("imported_records").where("import_id", "=", params.id).execute();
  await rows.updateTable("chemical_imports").set({ state: "finished" }).where("id", "=", params.id).execute();
  return { status: "success", chemical_import: importAnswer(await importById(rows, params.id)) };
});

async function recordsOf(rows: Rows, importId: number) {
  const records = await rows
    .selectFrom("imported_records")
    .select("content")
    .where("import_id", "=", importId)
    .orderBy("place")
    .execute();
  return records.map(({ content }) => content);
}
