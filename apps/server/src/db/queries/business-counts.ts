import { isHighRisk, loadStockGrader } from "@placard/hazmat-core";
import { sql } from "kysely";
import type { Rows } from "../database.ts";
import { stockOf } from "../stock-of.ts";

type CountedTable = "chemicals" | "locations" | "contacts" | "accounts";

export async function countOf(rows: Rows, table: CountedTable, businessId: number): Promise<number> {
  const { count } = await rows
    .selectFrom(table)
    .select(sql<number>`count(*)::int`.as("count"))
    .where("business_id", "=", businessId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Number of chemicals with a current data sheet in any language; replaced versions do not count. */
export async function sheetCount(rows: Rows, businessId: number): Promise<number> {
  const { count } = await rows
    .selectFrom("chemicals as c")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("c.business_id", "=", businessId)
    .where(
      sql<boolean>`exists (select from safety_data_sheets s where s.sheet_group = c.sheet_group and s.replaced_at is null)`,
    )
    .executeTakeFirstOrThrow();
  return count;
}

/** Numbers of a business's chemicals by hazard level. */
export interface LevelCounts {
  readonly high_risk_count: number;
  readonly unknown_level_count: number;
  readonly not_graded_count: number;
}

/** Counts chemicals by the level that is shown in every answer. Each distinct chemical is rated once. */
export async function levelCountsOf(rows: Rows, businessId: number): Promise<LevelCounts> {
  const grade = await loadStockGrader();
  const kinds = await rows
    .selectFrom("chemicals")
    .select(["hazard_classification", "un_number", "cas_number", sql<number>`count(*)::int`.as("count")])
    .where("business_id", "=", businessId)
    .groupBy(["hazard_classification", "un_number", "cas_number"])
    .execute();
  const levels = kinds.map(({ count, ...row }) => ({ count, ...grade(stockOf(row)) }));
  const sum = (counted: (level: (typeof levels)[number]) => boolean): number =>
    levels.filter(counted).reduce((total, { count }) => total + count, 0);
  return {
    high_risk_count: sum(({ level }) => isHighRisk(level)),
    unknown_level_count: sum(({ basis }) => basis.kind === "none"),
    not_graded_count: sum(({ basis }) => basis.kind === "not_graded"),
  };
}
