import { restoreDeletedRecord } from "@placard/api-client/internal";
import {
  FILE_LIMITS,
  MOST_PLAN_POINTS,
  MOST_SITE_POINTS,
  restoreAction,
  shareLanguage,
} from "@placard/hazmat-core/business";
import { sql } from "kysely";
import { requireRight } from "../../access/check-access.ts";
import { found } from "../../access/own-rows.ts";
import type { Rows } from "../../db/database.ts";
import { rankChemicals } from "../../db/hazard-rank.ts";
import {
  holdDeletedRecord,
  storedField,
  putAccountBack,
  putBack,
  type DeletedRecordRow,
} from "../../db/queries/deleted-records.ts";
import { holdOpenInspection, photosOf } from "../../db/queries/inspections.ts";
import { requireChecklistRoom } from "../../db/queries/checklists.ts";
import { holdGroup } from "../../db/queries/sheet-groups.ts";
import { hasRoomFor } from "../../db/queries/pictures/picture-room.ts";
import { ApiError } from "../../errors.ts";
import { implement } from "../../http/operation.ts";
import { deletedAnswer } from "./deleted-answer.ts";

/**
 * Restores a record with its id and everything deleted with it, if there is space. The limits of the plan are not
 * checked: a record deleted by mistake can be restored on any plan.
 */
export const restoreDeletedRecordOperation = implement(restoreDeletedRecord, async ({ ctx, rows, actor, params }) => {
  const record = found(await holdDeletedRecord(rows, params.id, ctx.now()));
  requireRight(actor, restoreAction(record.kind));
  await requirePlace(rows, record);
  if (record.kind !== "safety_data_sheet") await outdateStoredSheets(rows, record.id, ctx.now());
  await putBack(rows, record.id);
  if (record.chemicals_count > 0) await rankChemicals(rows, restoredChemicals(record.id)); // the reference may have a newer edition
  const person = await personOf(rows, record);
  if (person !== null) await nameAsManager(rows, record, person);
  await finishAgain(rows, record);
  await linkFinishedRounds(rows, record);
  await rows.deleteFrom("deleted_records").where("id", "=", record.id).execute();
  return { status: "success", record: deletedAnswer(record) };
});

const restoredChemicals = (record: number) => sql<boolean>`id in (select (content->>'id')::integer from deleted_rows
  where record_id = ${record} and table_name = 'chemicals')`;

/** @throws ApiError `restore_parent_missing`, `restore_place_taken` or `inspection_finished` */
async function requirePlace(rows: Rows, { id, kind, business_id }: DeletedRecordRow): Promise<void> {
  if (kind === "chemical")
    await requireParent(rows, "locations", await storedField(rows, id, "chemicals", "location_id"));
  if (kind === "picture") {
    const location = await requireParent(rows, "locations", await storedField(rows, id, "pictures", "location_id"));
    const isPlan = (await storedField(rows, id, "pictures", "is_floor_plan")) === "true";
    if (!(await hasRoomFor(rows, location, isPlan))) throw new ApiError("restore_place_taken");
  }
  if (kind === "plan_point")
    await requireRoomForPoint(rows, id, { table: "plan_points", parent: "pictures", most: MOST_PLAN_POINTS });
  if (kind === "plan_placement")
    await requireRoomForPoint(rows, id, { table: "plan_placements", parent: "pictures", most: 1 });
  if (kind === "site_point")
    await requireRoomForPoint(rows, id, { table: "site_points", parent: "locations", most: MOST_SITE_POINTS });
  if (kind === "inspection_photo") await requireRoomForPhoto(rows, id);
  if (kind === "container")
    await requireParent(rows, "chemicals", await storedField(rows, id, "containers", "chemical_id"));
  if (kind === "chemical_import") {
    await requireSites(rows, id);
    await requireChemicals(rows, id);
  }
  if (kind === "inspection_schedule")
    await requireParent(rows, "locations", await storedField(rows, id, "inspection_schedules", "location_id"));
  if (kind === "inspection") await requireFreePlan(rows, id);
  if (kind === "inspection_schedule" || kind === "location") await requireChecklists(rows, id);
  if (kind === "inspection_checklist") await requireChecklistRoom(rows, business_id);
  await requireFreeCodes(rows, id);
  if (kind === "safety_data_sheet") {
    const group = Number(await storedField(rows, id, "safety_data_sheets", "sheet_group"));
    await requireRows(rows, group);
    await requireNoOtherSheet(rows, id, group);
  }
}

type Parent = "locations" | "chemicals" | "pictures" | "inspections" | "inspection_schedules" | "inspection_checklists";

/** Locks the parent row, so that it cannot be deleted in the meantime. @returns its id */
async function requireParent(rows: Rows, table: Parent, id: string | null): Promise<number> {
  const parent = await rows.selectFrom(table).select("id").where("id", "=", Number(id)).forUpdate().executeTakeFirst();
  if (parent === undefined) throw new ApiError("restore_parent_missing");
  return parent.id;
}

/** Locks the rows of a sheet. At least one must still exist. */
async function requireRows(rows: Rows, group: number): Promise<void> {
  await holdGroup(rows, group);
  const row = await rows.selectFrom("chemicals").select("id").where("sheet_group", "=", group).executeTakeFirst();
  if (row === undefined) throw new ApiError("restore_parent_missing");
}

interface PointPlace {
  readonly table: "plan_points" | "plan_placements" | "site_points";
  readonly parent: "pictures" | "locations";
  readonly most: number;
}

/** A point is restored to its plan or location if there is space; a placement, to a plan without one. */
async function requireRoomForPoint(rows: Rows, record: number, { table, parent, most }: PointPlace): Promise<void> {
  const column = parent === "pictures" ? "picture_id" : "location_id";
  const on = await requireParent(rows, parent, await storedField(rows, record, table, column));
  const { rows: counts } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${sql.ref(column)} = ${on}`.execute(rows);
  if ((counts[0]?.count ?? 0) >= most) throw new ApiError("restore_place_taken");
}

/** A photo is restored to its inspection until that is finished, and to its item if there is space. */
async function requireRoomForPhoto(rows: Rows, record: number): Promise<void> {
  const round = await requireParent(
    rows,
    "inspections",
    await storedField(rows, record, "inspection_photos", "inspection_id"),
  );
  await holdOpenInspection(rows, round);
  const item = await storedField(rows, record, "inspection_photos", "item");
  const photos = await photosOf(rows, round);
  if (photos.filter((photo) => photo.item === item).length >= FILE_LIMITS.inspectionPhoto.maxCount)
    throw new ApiError("restore_place_taken");
}

/** Imported chemicals may belong to several locations: all of them must still exist. */
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

/** Schedules may use the business's own checklists: all of them must still exist. */
async function requireChecklists(rows: Rows, record: number): Promise<void> {
  const named = await rows
    .selectFrom("deleted_rows")
    .select(sql<string>`content->>'checklist_id'`.as("checklist"))
    .distinct()
    .where("record_id", "=", record)
    .where("table_name", "=", "inspection_schedules")
    .where(sql<boolean>`content->>'checklist_id' is not null`)
    .orderBy("checklist")
    .execute();
  for (const { checklist } of named) await requireParent(rows, "inspection_checklists", checklist);
}

/** Imported containers may belong to chemicals that existed before: these must still exist. */
async function requireChemicals(rows: Rows, record: number): Promise<void> {
  const parents = await rows
    .selectFrom("deleted_rows")
    .select(sql<string>`content->>'chemical_id'`.as("chemical"))
    .distinct()
    .where("record_id", "=", record)
    .where("table_name", "=", "containers")
    .where(
      sql<boolean>`not exists (select from deleted_rows c where c.record_id = ${record} and c.table_name = 'chemicals'
        and c.content->>'id' = deleted_rows.content->>'chemical_id')`,
    )
    .orderBy("chemical")
    .execute();
  for (const { chemical } of parents) await requireParent(rows, "chemicals", chemical);
}

/** Another container may have the code by now. This also applies to containers deleted with a chemical or location. */
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
 * Rows that share sheets have one current sheet per language. Earlier versions can always be restored; a sheet that was
 * current, only if none of its languages has a current sheet.
 */
async function requireNoOtherSheet(rows: Rows, record: number, group: number): Promise<void> {
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
    .where("sheet_group", "=", group)
    .where("replaced_at", "is", null)
    .execute();
  if (current.some(({ counts_in }) => shareLanguage(counts_in, counted.counts_in)))
    throw new ApiError("restore_place_taken");
}

/** Restored rows may share sheets that were added since. Their own sheets then become earlier versions. */
async function outdateStoredSheets(rows: Rows, record: number, now: Date): Promise<void> {
  const groups = await rows
    .selectFrom("safety_data_sheets as sds")
    .select("sds.sheet_group")
    .distinct()
    .where(
      sql<boolean>`sds.replaced_at is null and exists (select from deleted_rows kept where kept.record_id = ${record}
        and kept.table_name = 'safety_data_sheets' and (kept.content->>'sheet_group')::integer = sds.sheet_group)`,
    )
    .execute();
  if (groups.length === 0) return;
  const outdated = JSON.stringify({ replaced_at: now.toISOString(), counts_in: [] });
  await sql`update deleted_rows set content = content || ${outdated}::jsonb
    where record_id = ${record} and table_name = 'safety_data_sheets' and content->>'replaced_at' is null
      and (content->>'sheet_group')::integer in (${sql.join(groups.map(({ sheet_group }) => sheet_group))})`.execute(
    rows,
  );
}

/** A restored import is finished again, and can be undone again. */
async function finishAgain(rows: Rows, { id, kind }: DeletedRecordRow): Promise<void> {
  if (kind !== "chemical_import") return;
  const undone =
    (await storedField(rows, id, "chemicals", "import_id")) ?? (await storedField(rows, id, "containers", "import_id"));
  await rows.updateTable("chemical_imports").set({ state: "finished" }).where("id", "=", Number(undone)).execute();
}

/**
 * An inspection belongs to a schedule. It cannot be restored if another one of that schedule has been started since.
 */
async function requireFreePlan(rows: Rows, record: number): Promise<void> {
  await requireParent(rows, "locations", await storedField(rows, record, "inspections", "location_id"));
  const planned = await storedField(rows, record, "inspections", "schedule_id");
  if (planned === null) return;
  const schedule = await requireParent(rows, "inspection_schedules", planned);
  const underWay = await rows
    .selectFrom("inspections")
    .select("id")
    .where("schedule_id", "=", schedule)
    .where("finished_at", "is", null)
    .executeTakeFirst();
  if (underWay !== undefined) throw new ApiError("restore_place_taken");
}

/** Links the finished inspections of a schedule to it again. */
async function linkFinishedRounds(rows: Rows, { id, kind, finished_rounds }: DeletedRecordRow): Promise<void> {
  if (kind !== "inspection_schedule" || finished_rounds.length === 0) return;
  const schedule = Number(await storedField(rows, id, "inspection_schedules", "id"));
  await rows.updateTable("inspections").set({ schedule_id: schedule }).where("id", "in", finished_rounds).execute();
}

/**
 * Restores a person and returns the id; `null` for other records.
 *
 * @throws ApiError `email_taken`
 */
async function personOf(rows: Rows, { id, kind }: DeletedRecordRow): Promise<number | null> {
  if (kind === "contact") return Number(await storedField(rows, id, "contacts", "id"));
  if (kind !== "user") return null;
  const account = await putAccountBack(rows, id);
  if (account === null) throw new ApiError("email_taken");
  return account;
}

/** Makes a restored person the manager of their former locations again, unless someone else is by now. */
async function nameAsManager(rows: Rows, { managed_locations }: DeletedRecordRow, person: number): Promise<void> {
  if (managed_locations.length === 0) return;
  await rows
    .updateTable("locations")
    .set({ contact_id: person })
    .where("id", "in", managed_locations)
    .where("contact_id", "is", null)
    .execute();
}
