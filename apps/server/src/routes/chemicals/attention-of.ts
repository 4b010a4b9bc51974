import type { HandlerInput, getInventoryPage } from "@placard/api-client";
import { sql, type RawBuilder } from "kysely";
import type { Context } from "../../context.ts";
import type { Rows } from "../../db/database.ts";
import { acceptedRisksAt } from "../../db/queries/accepted-risks.ts";
import { checkDueBefore } from "../../db/queries/inventory-summary.ts";
import { siteStamps } from "../../db/queries/standing-chemicals.ts";
import { reactivityAt } from "../storage-reactivity/known-sites.ts";
import { marksOf } from "../storage-reactivity/marks-of.ts";

interface Inventory {
  readonly ctx: Context;
  readonly rows: Rows;
  readonly businessId: number;
}

/** Which rows need what was asked for, as SQL over `chemicals`; `null`: all are asked for. */
export async function attentionOf(
  { ctx, rows, businessId }: Inventory,
  { attention, location_id }: HandlerInput<typeof getInventoryPage>["query"],
): Promise<RawBuilder<boolean> | null> {
  if (attention === undefined) return null;
  if (attention === "check_due") {
    return sql<boolean>`(chemicals.checked_at is null or chemicals.checked_at < ${checkDueBefore(ctx.now())})`;
  }
  if (attention === "no_sheet") {
    return sql<boolean>`not exists (select from safety_data_sheets sheet
      where sheet.sheet_group = chemicals.sheet_group and sheet.replaced_at is null)`;
  }
  const stamps = await siteStamps(rows, businessId, location_id);
  const accepted = await acceptedRisksAt(
    rows,
    stamps.map(({ id }) => id),
  );
  const open: number[] = [];
  for (const site of stamps) {
    const marks = marksOf(await reactivityAt(ctx, rows, site), site.id, accepted);
    open.push(...marks.filter(({ is_accepted }) => !is_accepted).map(({ chemical_id }) => chemical_id));
  }
  return sql<boolean>`chemicals.id = any(${open}::int[])`;
}
