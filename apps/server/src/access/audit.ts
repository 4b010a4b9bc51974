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
 * Writes down that a responder read business records; a business reading its own leaves no entry.
 * Part of the same transaction: a read that cannot be audited does not happen.
 *
 * @param businessIds - whose records were read; `null` for a read of no business in particular
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
 * As `auditRead`, of many businesses at once: one entry that names them all, for a map of the province would else write
 * an entry for each business each time it opens.
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
