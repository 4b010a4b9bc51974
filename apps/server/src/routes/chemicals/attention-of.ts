import type { EndpointShape, getInventoryPage, HandlerInput } from "@placard/api-client/internal";
import { sql, type RawBuilder } from "kysely";
import { checkDueBefore } from "../../db/queries/inventory-summary.ts";
import type { OpenCall } from "../../http/call.ts";
import { refreshMarks, type Caller } from "../storage-reactivity/known-sites.ts";

/** Filters rows by the requested attention, as SQL over `chemicals`; `null`: no filter. */
export async function attentionOf(
  caller: Caller & Pick<OpenCall<EndpointShape>, "withRows">,
  businessId: number,
  { attention, location_id }: HandlerInput<typeof getInventoryPage>["query"],
): Promise<RawBuilder<boolean> | null> {
  if (attention === undefined) return null;
  const { ctx } = caller;
  if (attention === "check_due") {
    return sql<boolean>`(chemicals.checked_at is null or chemicals.checked_at < ${checkDueBefore(ctx.now())})`;
  }
  if (attention === "no_sheet") {
    return sql<boolean>`not exists (select from safety_data_sheets sheet
      where sheet.sheet_group = chemicals.sheet_group and sheet.replaced_at is null)`;
  }
  await refreshMarks(caller, businessId, location_id);
  return sql<boolean>`exists (select from compatibility_marks marked
    where marked.chemical_id = chemicals.id and marked.location_id = chemicals.location_id and marked.mark = ${attention})`;
}
