import { dayInZone } from "@placard/hazmat-core/business";
import { sql, type RawBuilder } from "kysely";
import type { Rows } from "../database.ts";

/** Today's date at a business, ISO 8601. In UTC if it has no time zone on file. */
export async function businessDay(rows: Rows, businessId: number, now: Date): Promise<string> {
  const row = await rows.selectFrom("businesses").select("time_zone").where("id", "=", businessId).executeTakeFirst();
  return dayInZone(now, row?.time_zone ?? null);
}

/**
 * Same as an expression over rows of `businesses`, for queries over many of them. Time zones are looked up here, so
 * that the result does not depend on the database's own list.
 */
export async function dayOfEachBusiness(rows: Rows, now: Date): Promise<RawBuilder<string>> {
  const zones = await rows.selectFrom("businesses").select("time_zone").distinct().execute();
  const days = zones.map(({ time_zone }) => sql`(${time_zone}::text, ${dayInZone(now, time_zone)}::date)`);
  if (days.length === 0) return sql<string>`${dayInZone(now, null)}::date`;
  return sql<string>`(select days.day from (values ${sql.join(days)}) as days (zone, day)
    where days.zone is not distinct from businesses.time_zone)`;
}
