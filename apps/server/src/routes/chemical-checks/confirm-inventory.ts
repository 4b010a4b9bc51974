import { confirmInventory } from "@placard/api-client/internal";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { implement } from "../../http/operation.ts";
import { checkRows } from "./check-rows.ts";

export const confirmInventoryOperation = implement(confirmInventory, async ({ ctx, rows, actor, params: { id } }) => {
  requireOwnBusiness(actor, id);
  return checkRows({ ctx, rows, actor, of: { column: "business_id", id } });
});
