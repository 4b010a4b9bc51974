import { hazardLevelFromClass } from "@placard/hazmat-core";
import { sql } from "kysely";
import type { Rows } from "../database.ts";

type CountedTable = "chemicals" | "locations" | "contacts" | "accounts";

export async function countOf(rows: Rows, table: CountedTable, businessId: number): Promise<number> {
  const { count } = await rows
    .selectFrom(table)
    .select(sql<number>`count(*)::int`.as("count"))
    .where("business_id", "=", businessId)
    .executeTakeFirstOrThrow();
  return count;
}

/** How many chemicals have a data sheet: versions that were replaced do not count. */
export async function sheetCount(rows: Rows, businessId: number): Promise<number> {
  const { count } = await rows
    .selectFrom("safety_data_sheets")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("business_id", "=", businessId)
    .where("replaced_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** How many chemicals are of level high or extreme. The level is mapped by the one function of the core. */
export async function highRiskCount(rows: Rows, businessId: number): Promise<number> {
  const chemicals = await rows
    .selectFrom("chemicals")
    .select("hazard_classification")
    .where("business_id", "=", businessId)
    .execute();
  return chemicals.filter(({ hazard_classification }) => {
    const level = hazardLevelFromClass(hazard_classification);
    return level === "high" || level === "extreme";
  }).length;
}
