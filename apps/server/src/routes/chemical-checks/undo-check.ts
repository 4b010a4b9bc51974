import { undoCheck } from "@placard/api-client/internal";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { implement } from "../../http/operation.ts";

/** A row whose quantity has been checked again since keeps the later check. */
export const undoCheckOperation = implement(undoCheck, async ({ rows, actor, params, body }) => {
  requireOwnBusiness(actor, params.id);
  const { numUpdatedRows } = await rows
    .updateTable("chemicals")
    .set((eb) => ({
      checked_at: eb.ref("previous_checked_at"),
      checked_by: eb.ref("previous_checked_by"),
      previous_checked_at: null,
      previous_checked_by: null,
    }))
    .where("business_id", "=", actor.businessId)
    .where("checked_at", "=", new Date(body.checked_at))
    .where("checked_by", "=", actor.name)
    .executeTakeFirstOrThrow();
  return { status: "success", restored: Number(numUpdatedRows) };
});
