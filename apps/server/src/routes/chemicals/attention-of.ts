import type { EndpointShape, getInventoryPage, HandlerInput } from "@placard/api-client/internal";
import { sql, type RawBuilder } from "kysely";
import { acceptedRisksAt } from "../../db/queries/accepted-risks.ts";
import { checkDueBefore } from "../../db/queries/inventory-summary.ts";
import { siteStamps } from "../../db/queries/standing-chemicals.ts";
import type { OpenCall } from "../../http/call.ts";
import { reactivityAt, type Caller } from "../storage-reactivity/known-sites.ts";
import { marksOf } from "../storage-reactivity/marks-of.ts";

/** Filters rows by the requested attention, as SQL over `chemicals`; `null`: no filter. */
export async function attentionOf(
  caller: Caller & Pick<OpenCall<EndpointShape>, "withRows">,
  businessId: number,
  { attention, location_id }: HandlerInput<typeof getInventoryPage>["query"],
): Promise<RawBuilder<boolean> | null> {
  if (attention === undefined) return null;
  const { ctx, withRows } = caller;
  if (attention === "check_due") {
    return sql<boolean>`(chemicals.checked_at is null or chemicals.checked_at < ${checkDueBefore(ctx.now())})`;
  }
  if (attention === "no_sheet") {
    return sql<boolean>`not exists (select from safety_data_sheets sheet
      where sheet.sheet_group = chemicals.sheet_group and sheet.replaced_at is null)`;
  }
  const { stamps, accepted } = await withRows(async (rows) => {
    const found = await siteStamps(rows, businessId, location_id);
    const ids = found.map(({ id }) => id);
    return { stamps: found, accepted: await acceptedRisksAt(rows, ids) };
  });
  const open: number[] = [];
  for (const site of stamps) {
    const marks = marksOf(await reactivityAt(caller, site), site.id, accepted);
    for (const { chemical_id, is_accepted } of marks) if (!is_accepted) open.push(chemical_id);
  }
  return sql<boolean>`chemicals.id = any(${open}::int[])`;
}
