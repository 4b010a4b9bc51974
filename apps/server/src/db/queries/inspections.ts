import { UPCOMING_DAYS, dayAfter, inspectionTemplate, type InspectionAnswer } from "@placard/hazmat-core/business";
import { sql, type Selectable } from "kysely";
import { ApiError } from "../../errors.ts";
import type { Rows } from "../database.ts";
import type {
  InspectionFindingTable,
  InspectionPhotoTable,
  InspectionScheduleTable,
  InspectionTable,
} from "../schema/inspections.ts";
import { requirePersonOf } from "./locations.ts";

interface AtLocation {
  readonly location_name: string;
}

export type ScheduleRow = Selectable<InspectionScheduleTable> &
  AtLocation & {
    readonly own_name: string | null;
    readonly last_done_on: string | null;
    readonly open_inspection_id: number | null;
  };
export type InspectionRow = Selectable<InspectionTable> & AtLocation;
export type PhotoRow = Selectable<InspectionPhotoTable>;
export type FindingRow = Selectable<InspectionFindingTable> &
  AtLocation & { readonly inspection_name: string; readonly found_on: string | null; readonly found_by: string | null };

const DAY_MS = 86_400_000;

/**
 * The date given by the reader if it is possible: no time zone is more than a day from UTC. Otherwise the date in UTC.
 */
export function dayOf(asked: string | undefined, now: Date): string {
  const own = now.toISOString().slice(0, 10);
  if (asked === undefined) return own;
  return Math.abs(Date.parse(asked) - Date.parse(own)) <= DAY_MS ? asked : own;
}

/** The answer of `get-inspection-summary`. The contract defines each count. */
export async function inspectionCountsOf(rows: Rows, businessId: number, today: string) {
  const count = (where: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${where}))::int`;
  const planned = await rows
    .selectFrom("inspection_schedules")
    .select([
      count(sql`due_on <= ${dayAfter(today, UPCOMING_DAYS)}::date`).as("upcoming"),
      count(sql`due_on < ${today}::date`).as("overdue"),
    ])
    .where("business_id", "=", businessId)
    .where("is_active", "=", true)
    .executeTakeFirstOrThrow();
  const underWay = await rows
    .selectFrom("inspections")
    .select(sql<number>`count(*)::int`.as("active"))
    .where("business_id", "=", businessId)
    .where("finished_at", "is", null)
    .executeTakeFirstOrThrow();
  const open = await rows
    .selectFrom("inspection_findings")
    .select([
      sql<number>`count(*)::int`.as("open_findings"),
      count(sql`mend_by < ${today}::date`).as("overdue_findings"),
      sql<number>`(count(distinct location_id) filter (where is_high_risk))::int`.as("high_risk_areas"),
    ])
    .where("business_id", "=", businessId)
    .where("mended_at", "is", null)
    .executeTakeFirstOrThrow();
  return { ...underWay, ...planned, ...open };
}

/** Current name of the own checklist of a `schedule`; `null` if it uses a template. */
export const nameOfChecklist = sql<string | null>`(select v.name from inspection_checklists c
  join inspection_checklist_versions v on v.checklist_id = c.id and v.version = c.version
  where c.id = schedule.checklist_id)`;

/** Name of the checklist or template. */
export function checklistName(row: Pick<ScheduleRow, "template" | "own_name">): string {
  // A schedule names exactly one of them.
  return row.template === null ? (row.own_name ?? "") : inspectionTemplate(row.template).name;
}

/** Schedules with their location, the last inspection and the one in progress. */
export function schedules(rows: Rows) {
  return rows
    .selectFrom("inspection_schedules as schedule")
    .innerJoin("locations", "locations.id", "schedule.location_id")
    .selectAll("schedule")
    .select((eb) => [
      "locations.name as location_name",
      nameOfChecklist.as("own_name"),
      eb
        .selectFrom("inspections")
        .whereRef("inspections.schedule_id", "=", "schedule.id")
        .select(({ fn }) => fn.max<string | null>("inspections.done_on").as("last"))
        .as("last_done_on"),
      eb
        .selectFrom("inspections")
        .whereRef("inspections.schedule_id", "=", "schedule.id")
        .where("inspections.finished_at", "is", null)
        .select("inspections.id")
        .as("open_inspection_id"),
    ]);
}

export function scheduleById(rows: Rows, id: number): Promise<ScheduleRow | undefined> {
  return schedules(rows).where("schedule.id", "=", id).executeTakeFirst();
}

export function inspectionRows(rows: Rows) {
  return rows
    .selectFrom("inspections")
    .innerJoin("locations", "locations.id", "inspections.location_id")
    .selectAll("inspections")
    .select("locations.name as location_name");
}

export function inspectionById(rows: Rows, id: number): Promise<InspectionRow | undefined> {
  return inspectionRows(rows).where("inspections.id", "=", id).executeTakeFirst();
}

export function photosOf(rows: Rows, inspectionId: number): Promise<PhotoRow[]> {
  return rows
    .selectFrom("inspection_photos")
    .selectAll()
    .where("inspection_id", "=", inspectionId)
    .orderBy("id")
    .execute();
}

/** Findings with the inspection that they come from. */
export function findings(rows: Rows) {
  return rows
    .selectFrom("inspection_findings as finding")
    .innerJoin("inspections", "inspections.id", "finding.inspection_id")
    .innerJoin("locations", "locations.id", "finding.location_id")
    .selectAll("finding")
    .select([
      "locations.name as location_name",
      "inspections.name as inspection_name",
      "inspections.done_on as found_on",
      "inspections.finished_by as found_by",
    ]);
}

export function findingById(rows: Rows, id: number): Promise<FindingRow | undefined> {
  return findings(rows).where("finding.id", "=", id).executeTakeFirst();
}

/** Locks an unfinished inspection until the transaction ends. */
export async function holdOpenInspection(rows: Rows, id: number): Promise<{ readonly id: number }> {
  const row = await rows
    .selectFrom("inspections")
    .select(["id", "finished_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new ApiError("not_found");
  if (row.finished_at !== null) throw new ApiError("inspection_finished");
  return row;
}

/** @throws ApiError `contact_not_in_business` unless every person assigned to a correction belongs to the business */
export async function requireOwnersOf(
  rows: Rows,
  businessId: number,
  answers: readonly InspectionAnswer[],
): Promise<void> {
  const owners = new Set(answers.map(({ owner_id }) => owner_id));
  for (const owner of owners) await requirePersonOf(rows, businessId, owner);
}
