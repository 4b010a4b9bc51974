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
 * A read of several businesses writes one entry that names them all. Otherwise a search would write an entry for each
 * result, and a map of the province one for each business.
 *
 * @param businessIds - owners of the records; `null` for a read of no business in particular
 */
export async function auditRead(
  { ctx, rows, actor }: Read,
  action: string,
  businessIds: readonly (number | null)[],
): Promise<void> {
  const [first, ...others] = new Set(businessIds);
  if (actor.kind !== "responder" || first === undefined) return;
  const ids = JSON.stringify([first, ...others].filter((id) => id !== null));
  await rows
    .insertInto("audit_entries")
    .values({
      account_id: actor.accountId,
      department_id: actor.departmentId,
      action,
      ...(others.length === 0
        ? { business_id: first }
        : {
            business_ids: sql<string>`(select range_agg(int4range(id::integer, id::integer, '[]'))
              from jsonb_array_elements_text(${ids}::jsonb) as id)`,
          }),
    })
    .execute();
  ctx.events.businessRead();
}
