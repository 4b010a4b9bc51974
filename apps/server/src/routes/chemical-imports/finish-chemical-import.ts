import { finishChemicalImport } from "@placard/api-client/internal";
import type { Rows } from "../../db/database.ts";
import { loadHazardRank } from "../../db/hazard-rank.ts";
import { requireLocationOf } from "../../db/queries/chemicals.ts";
import { holdImport, importById } from "../../db/queries/chemical-imports.ts";
import { joinAgreeing } from "../../db/queries/sheet-groups.ts";
import { requireRoom } from "../../db/queries/plan-limit.ts";
import { implement } from "../../http/operation.ts";
import { chemicalValues } from "../chemicals/chemical-values.ts";
import { importAnswer } from "./import-answer.ts";
import { putImportedContainers } from "./put-imported-containers.ts";

/** Rows per statement: PostgreSQL allows 65,535 values in one. */
const PORTION = 1000;

export const finishChemicalImportOperation = implement(finishChemicalImport, async ({ ctx, rows, actor, params }) => {
  await holdImport(rows, params.id, "open");
  const records = await recordsOf(rows, params.id);
  if (records.length > 0) await requireRoom(rows, actor.businessId, "chemicals", records.length);
  for (const site of new Set(records.map(({ content }) => content.location_id))) {
    await requireLocationOf(rows, actor.businessId, site); // it may have been deleted since
  }
  const rankOf = await loadHazardRank();
  const chemicals = new Map<number, number>();
  for (let first = 0; first < records.length; first += PORTION) {
    const taken = records.slice(first, first + PORTION);
    const portion = taken.map(({ content }) => {
      const { location_id, name, quantity, unit } = content;
      const values = chemicalValues(content);
      const hazard_rank = rankOf({ hazard_classification: null, un_number: null, cas_number: null, ...values });
      const owned = { business_id: actor.businessId, import_id: params.id, hazard_rank };
      return { ...values, ...owned, location_id, name, quantity, unit };
    });
    const added = await rows.insertInto("chemicals").values(portion).returning("id").execute();
    // Ids are assigned in the order of the rows.
    const ids = added.map(({ id }) => id).toSorted((a, b) => a - b);
    for (const [index, { place }] of taken.entries()) chemicals.set(place, ids[index] ?? 0);
  }
  const { businessId } = actor;
  await putImportedContainers(rows, { importId: params.id, businessId, at: ctx.now(), chemicals });
  await joinAgreeing(rows, businessId, [...chemicals.values()]);
  await rows.deleteFrom("imported_records").where("import_id", "=", params.id).execute();
  await rows.updateTable("chemical_imports").set({ state: "finished" }).where("id", "=", params.id).execute();
  return { status: "success", chemical_import: importAnswer(await importById(rows, params.id)) };
});

function recordsOf(rows: Rows, importId: number) {
  return rows
    .selectFrom("imported_records")
    .select(["place", "content"])
    .where("import_id", "=", importId)
    .orderBy("place")
    .execute();
}
