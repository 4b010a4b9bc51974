import type { BusinessActor } from "../../access/actor.ts";
import type { Context } from "../../context.ts";
import type { Rows } from "../../db/database.ts";

interface Check {
  readonly ctx: Context;
  readonly rows: Rows;
  readonly actor: BusinessActor;
  readonly of: { readonly column: "id" | "location_id" | "business_id"; readonly id: number };
}

/**
 * Stores that a person checked rows, and keeps the previous check. Versions and the time of the last change stay the
 * same.
 */
export async function checkRows({ ctx, rows, actor, of }: Check) {
  const at = ctx.now();
  const { numUpdatedRows } = await rows
    .updateTable("chemicals")
    .set((eb) => ({
      checked_at: at,
      checked_by: actor.name,
      previous_checked_at: eb.ref("checked_at"),
      previous_checked_by: eb.ref("checked_by"),
    }))
    .where("business_id", "=", actor.businessId)
    .where(of.column, "=", of.id)
    .executeTakeFirstOrThrow();
  return {
    status: "success",
    checked: Number(numUpdatedRows),
    checked_at: at.toISOString(),
    checked_by: actor.name,
  } as const;
}
