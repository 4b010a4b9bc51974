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
 * @param businessIds - owners of the records; `null` for a read of no business in particular
 */
export async function auditRead(
  { ctx, rows, actor }: Read,
  action: string,
  businessIds: readonly (number | null)[],
): Promise<void> {
  if (actor.kind !== "responder" || businessIds.length === 0) return;
  const entry = { account_id: actor.accountId, department_id: actor.departmentId, action };
  await rows
    .insertInto("audit_entries")
    .values(businessIds.map((business_id) => ({ ...entry, business_id })))
    .execute();
  ctx.events.businessRead();
}

/**
 * Same as `auditRead` for many businesses: writes one entry that names them all. Otherwise a map of the province would
 * write an entry per business each time it opens.
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
