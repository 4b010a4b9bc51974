import { restoreDeletedRecord } from "@placard/api-client";
import { restoreAction, shareLanguage } from "@placard/hazmat-core/business";
import { sql } from "kysely";
import { requireRight } from "../../access/check-access.ts";
import { found } from "../../access/own-rows.ts";
import type { Rows } from "../../db/database.ts";
import { rankAllChemicals } from "../../db/hazard-rank.ts";
import { holdDeletedRecord, keptField, putBack, type DeletedRecordRow } from "../../db/queries/deleted-records.ts";
import { hasRoomFor } from "../../db/queries/picture-room.ts";
import { requireRoom } from "../../db/queries/plan-limit.ts";
import { ApiError } from "../../errors.ts";
import { implement } from "../../http/operation.ts";
import { deletedAnswer } from "./deleted-answer.ts";

/** Back under its own number, with all that went with it, where there is still a place for it. */
export const restoreDeletedRecordOperation = implement(restoreDeletedRecord, async ({ ctx, rows, actor, params }) => {
  const record = found(await holdDeletedRecord(rows, params.id, ctx.now()));
  requireRight(actor, restoreAction(record.kind));
  await requirePlan(rows, record);
  await requirePlace(rows, record);
  await putBack(rows, record.id);
  if (record.chemicals_count > 0) await rankAllChemicals(rows); // the reference may have another edition by now
  await nameAsManager(rows, record);
  await finishAgain(rows, record);
  await rows.deleteFrom("deleted_records").where("id", "=", record.id).execute();
  return { status: "success", record: deletedAnswer(record) };
});

/** @throws ApiError `plan_limit_reached` */
async function requirePlan(rows: Rows, { business_id, kind, chemicals_count }: DeletedRecordRow): Promise<void> {
  if (kind === "location") await requireRoom(rows, business_id, "locations");
  if (chemicals_count > 0) await requireRoom(rows, business_id, "chemicals", chemicals_count);
}

/** @throws ApiError `restore_parent_missing` or `restore_place_taken` */
async function requirePlace(rows: Rows, { id, kind }: DeletedRecordRow): Promise<void> {
  if (kind === "chemical")
    await requireParent(rows, "locations", await keptField(rows, id, "chemicals", "location_id"));
  if (kind === "picture") {
    const location = await requireParent(rows, "locations", await keptField(rows, id, "pictures", "location_id"));
    const isPlan = (await keptField(rows, id, "pictures", "is_floor_plan")) === "true";
    if (!(await hasRoomFor(rows, location, isPlan))) throw new ApiError("restore_place_taken");
  }
  if (kind === "container")
    await requireParent(rows, "chemicals", await keptField(rows, id, "containers", "chemical_id"));
  if (kind === "chemical_import") await requireSites(rows, id);
  await requireFreeCodes(rows, id);
  if (kind === "safety_data_sheet") {
    const chemical = await keptField(rows, id, "safety_data_sheets", "chemical_id");
    await requireNoOtherSheet(rows, id, await requireParent(rows, "chemicals", chemical));
  }
}

/** Holds the row that something hangs on, so that it cannot go meanwhile. @returns its id */
async function requireParent(rows: Rows, table: "locations" | "chemicals", id: string | null): Promise<number> {
  const parent = await rows.selectFrom(table).select("id").where("id", "=", Number(id)).forUpdate().executeTakeFirst();
  if (parent === undefined) throw new ApiError("restore_parent_missing");
  return parent.id;
}

/** An import may have put its chemicals on many sites: each has to be there still. */
async function requireSites(rows: Rows, record: number): Promise<void> {
  const sites = await rows
    .selectFrom("deleted_rows")
    .select(sql<string>`content->>'location_id'`.as("site"))
    .distinct()
    .where("record_id", "=", record)
    .where("table_name", "=", "chemicals")
    .orderBy("site")
    .execute();
  for (const { site } of sites) await requireParent(rows, "locations", site);
}

/** A code may stand on another container by now: of the containers of a chemical or a site too. */
async function requireFreeCodes(rows: Rows, record: number): Promise<void> {
  const taken = await rows
    .selectFrom("deleted_rows")
    .innerJoin("containers", (join) =>
      join
        .onRef("containers.business_id", "=", "deleted_rows.business_id")
        .on(sql<boolean>`containers.code = deleted_rows.content->>'code'`),
    )
    .select("containers.id")
    .where("deleted_rows.record_id", "=", record)
    .where("deleted_rows.table_name", "=", "containers")
    .executeTakeFirst();
  if (taken !== undefined) throw new ApiError("restore_place_taken");
}

/**
 * Of a chemical one sheet counts in each language: earlier versions come back beside it, the one that counted only where
 * none does in a language of it.
 */
async function requireNoOtherSheet(rows: Rows, record: number, chemicalId: number): Promise<void> {
  const counted = await rows
    .selectFrom("deleted_rows")
    .select(sql<string[]>`content->'counts_in'`.as("counts_in"))
    .where("record_id", "=", record)
    .where(sql<boolean>`content->>'replaced_at' is null`)
    .executeTakeFirst();
  if (counted === undefined) return;
  const current = await rows
    .selectFrom("safety_data_sheets")
    .select("counts_in")
    .where("chemical_id", "=", chemicalId)
    .where("replaced_at", "is", null)
    .execute();
  if (current.some(({ counts_in }) => shareLanguage(counts_in, counted.counts_in)))
    throw new ApiError("restore_place_taken");
}

/** An import that is back stands among the finished again, and can be undone again. */
async function finishAgain(rows: Rows, { id, kind }: DeletedRecordRow): Promise<void> {
  if (kind !== "chemical_import") return;
  const undone = await keptField(rows, id, "chemicals", "import_id");
  await rows.updateTable("chemical_imports").set({ state: "finished" }).where("id", "=", Number(undone)).execute();
}

/** A contact manages again what it managed, where nobody else does by now. */
async function nameAsManager(rows: Rows, { id, kind, managed_locations }: DeletedRecordRow): Promise<void> {
  if (kind !== "contact" || managed_locations.length === 0) return;
  const contact = await keptField(rows, id, "contacts", "id");
  await rows
    .updateTable("locations")
    .set({ contact_id: Number(contact) })
    .where("id", "in", managed_locations)
    .where("contact_id", "is", null)
    .execute();
}
