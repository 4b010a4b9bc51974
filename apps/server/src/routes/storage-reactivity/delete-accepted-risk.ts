import { deleteAcceptedRisk } from "@placard/api-client/internal";
import { found } from "../../access/own-rows.ts";
import { implement } from "../../http/operation.ts";

export const deleteAcceptedRiskOperation = implement(deleteAcceptedRisk, async ({ rows, actor, params }) => {
  found(
    await rows
      .deleteFrom("accepted_risks")
      .where("id", "=", params.id)
      .where("business_id", "=", actor.businessId)
      .returning("id")
      .executeTakeFirst(),
  );
  return { status: "success" };
});
