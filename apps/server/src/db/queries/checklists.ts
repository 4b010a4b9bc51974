import type { InspectionItem } from "@placard/api-client";
import { citation } from "@placard/hazmat-core";
import { CHECKLIST_LIMITS, inspectionTemplate, type InspectionTemplateId } from "@placard/hazmat-core/business";
import { sql, type Selectable } from "kysely";
import { found } from "../../access/own-rows.ts";
import { ApiError } from "../../errors.ts";
import type { Rows } from "../database.ts";
import type { InspectionChecklistTable, InspectionChecklistVersionTable } from "../schema/inspections.ts";
import { oneAtATime } from "./one-at-a-time.ts";

export type ChecklistVersionRow = Selectable<InspectionChecklistVersionTable>;
export type ChecklistRow = Selectable<InspectionChecklistTable> &
  Pick<ChecklistVersionRow, "name" | "items" | "saved_at" | "saved_by"> & { readonly schedules_count: number | null };

/** A business's own checklists in their latest versions. */
export function checklists(rows: Rows) {
  return rows
    .selectFrom("inspection_checklists as checklist")
    .innerJoin("inspection_checklist_versions as newest", (join) =>
      join.onRef("newest.checklist_id", "=", "checklist.id").onRef("newest.version", "=", "checklist.version"),
    )
    .selectAll("checklist")
    .select((eb) => [
      "newest.name",
      "newest.items",
      "newest.saved_at",
      "newest.saved_by",
      eb
        .selectFrom("inspection_schedules as schedule")
        .whereRef("schedule.checklist_id", "=", "checklist.id")
        .select(sql<number>`count(*)::int`.as("count"))
        .as("schedules_count"),
    ]);
}

export function checklistById(rows: Rows, id: number): Promise<ChecklistRow | undefined> {
  return checklists(rows).where("checklist.id", "=", id).executeTakeFirst();
}

/**
 * Locks a checklist that is about to be scheduled, so that it cannot be deleted in the meantime.
 *
 * @throws ApiError `checklist_not_in_business`
 */
export async function holdChecklistOf(rows: Rows, businessId: number, id: number): Promise<void> {
  const row = await rows
    .selectFrom("inspection_checklists")
    .select("id")
    .where("id", "=", id)
    .where("business_id", "=", businessId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new ApiError("checklist_not_in_business");
}

/**
 * Makes sure that two simultaneous checklists cannot both take the last free space. @throws ApiError `checklists_full`
 */
export async function requireChecklistRoom(rows: Rows, businessId: number): Promise<void> {
  await oneAtATime(rows, "checklists", businessId);
  const { count } = await rows
    .selectFrom("inspection_checklists")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("business_id", "=", businessId)
    .executeTakeFirstOrThrow();
  if (count >= CHECKLIST_LIMITS.lists) throw new ApiError("checklists_full");
}

interface PlannedChecklist {
  readonly template: InspectionTemplateId | null;
  readonly checklist_id: number | null;
}

interface WalkedChecklist extends PlannedChecklist {
  readonly checklist_version: number | null;
  readonly name: string;
  readonly items: readonly InspectionItem[];
}

/**
 * The items of an inspection that starts now: the built-in template, or the latest version of the business's own
 * checklist.
 */
export async function checklistToWalk(rows: Rows, planned: PlannedChecklist): Promise<WalkedChecklist> {
  const { template, checklist_id } = planned;
  if (template !== null) {
    const { name, items } = inspectionTemplate(template);
    const asked = items.map(({ id, text, source }) => ({
      id,
      text,
      source: source ? citation(source) : null,
      hint: null,
    }));
    return { template, checklist_id: null, checklist_version: null, name, items: asked };
  }
  const { name, items, version } = found(await checklistById(rows, checklist_id ?? 0));
  const asked = items.map((item) => ({ ...item, source: null }));
  return { template, checklist_id, checklist_version: version, name, items: asked };
}
