import { HAZARD_MARKS, type HazardMark } from "@placard/hazmat-core";
import { sheetReviewDay, STALE_AFTER_DAYS } from "@placard/hazmat-core/business";
import { sql } from "kysely";
import type { Rows } from "../database.ts";
import { dueContainerCounts } from "./containers.ts";

/** Totals of an inventory. */
interface InventorySummary {
  readonly chemicals: number;
  /** Locations with at least one chemical. */
  readonly locations: number;
  /** Rows whose last check is too old according to the core, or that were never checked. */
  readonly stale: number;
  /** Those that were never checked. */
  readonly never_checked: number;
  /** Containers past their expiry date. */
  readonly containers_expired: number;
  /** Containers that expire soon. */
  readonly containers_due: number;
  /** Rows without a current safety data sheet. */
  readonly without_sheet: number;
  /** Current sheets that are old enough to be reviewed according to the core. */
  readonly sheets_past_review: number;
  /** Locations whose position was never set or confirmed. */
  readonly locations_without_pin: number;
  readonly by_level: Readonly<Record<HazardMark, number>>;
}

const DAY_MS = 86_400_000;

/** Rows checked before this time are due for a check. */
export const checkDueBefore = (now: Date): Date => new Date(now.getTime() - STALE_AFTER_DAYS * DAY_MS);

/** Counts an inventory in one pass over its rows. */
export async function inventorySummaryOf(rows: Rows, businessId: number, now: Date): Promise<InventorySummary> {
  const before = checkDueBefore(now);
  const groups = await rows
    .selectFrom("chemicals")
    .select([
      "hazard_rank",
      "location_id",
      sql<number>`count(*)::int`.as("count"),
      sql<number>`(count(*) filter (where checked_at is null or checked_at < ${before}))::int`.as("stale"),
      sql<number>`(count(*) filter (where checked_at is null))::int`.as("never_checked"),
    ])
    .where("business_id", "=", businessId)
    .groupBy(["hazard_rank", "location_id"])
    .execute();
  const containers = await dueContainerCounts(rows, businessId, now);
  const related = await relatedCounts(rows, businessId, now);
  const byLevel: Record<HazardMark, number> = { extreme: 0, high: 0, unknown: 0, not_graded: 0, medium: 0, low: 0 };
  for (const { hazard_rank, count } of groups) byLevel[HAZARD_MARKS[hazard_rank] ?? "unknown"] += count;
  return {
    chemicals: groups.reduce((total, { count }) => total + count, 0),
    locations: new Set(groups.map(({ location_id }) => location_id)).size,
    stale: groups.reduce((total, { stale }) => total + stale, 0),
    never_checked: groups.reduce((total, { never_checked }) => total + never_checked, 0),
    ...containers,
    ...related,
    by_level: byLevel,
  };
}

/** Counts of sheets and locations, in one statement. */
function relatedCounts(
  rows: Rows,
  businessId: number,
  now: Date,
): Promise<Pick<InventorySummary, "without_sheet" | "sheets_past_review" | "locations_without_pin">> {
  return rows
    .selectNoFrom([
      sql<number>`(select count(*)::int from chemicals c where c.business_id = ${businessId}
        and not exists (select from safety_data_sheets s where s.sheet_group = c.sheet_group and s.replaced_at is null))`.as(
        "without_sheet",
      ),
      sql<number>`(select count(*)::int from safety_data_sheets s where s.business_id = ${businessId}
        and s.replaced_at is null and s.revision_date::text <= ${sheetReviewDay(now)})`.as("sheets_past_review"),
      sql<number>`(select count(*)::int from locations l where l.business_id = ${businessId}
        and l.precision <> 'registered')`.as("locations_without_pin"),
    ])
    .executeTakeFirstOrThrow();
}
