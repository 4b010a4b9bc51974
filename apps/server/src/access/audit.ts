import { sql } from "kysely";
import type { Context } from "../context.ts";
import type { Rows } from "../db/database.ts";
import type { Actor } from "./actor.ts";

interface Read {
  readonly ctx: Context;
  readonly rows: Rows;
  readonly actor: Actor;
}

/**
 * Logs that a responder read business records. A business that reads its own records is not logged.
 * Runs in the same transaction, so a read that cannot be audited does not happen.
 *
 * @param businessIds - owners of the records, `null` for a read of no business in particular; several of them share one
 *   entry
 */
export async function auditRead(
  { ctx, rows, actor }: Read,
  action: string,
  businessIds: readonly (number | null)[],
): Promise<void> {
  const [business_id, ...others] = new Set(businessIds);
  if (actor.kind !== "responder" || business_id === undefined) return;
  if (others.length > 0) {
    const named = businessIds.filter((id) => id !== null);
    return auditReadOfMany({ ctx, rows, actor }, action, named);
  }
  const { accountId: account_id, departmentId: department_id } = actor;
  await rows.insertInto("audit_entries").values({ account_id, department_id, action, business_id }).execute();
  ctx.events.businessRead();
}

/**
 * Same as `auditRead`, with one entry that names the businesses in `business_ids` even if there is only one. Otherwise a
 * map of the province would write an entry per business each time it opens.
 */
export async function auditReadOfMany(
  { ctx, rows, actor }: Read,
  action: string,
  businessIds: readonly number[],
): Promise<void> {
  if (actor.kind !== "responder" || businessIds.length === 0) return;
  const ids = JSON.stringify([...new Set(businessIds)]);
  await rows
    .insertInto("audit_entries")
    .values({
      account_id: actor.accountId,
      department_id: actor.departmentId,
      action,
      business_ids: sql<string>`(select range_agg(int4range(id::integer, id::integer, '[]'))
        from jsonb_array_elements_text(${ids}::jsonb) as id)`,
    })
    .execute();
  ctx.events.businessRead();
}
