import { getBusinessName } from "@placard/api-client";
import { found, requireOwnBusiness } from "../../access/own-rows.ts";
import { implement } from "../../http/operation.ts";

/** The name alone is not a record: a responder's call for it leaves no audit entry. */
export const getBusinessNameOperation = implement(getBusinessName, async ({ rows, actor, params }) => {
  requireOwnBusiness(actor, params.id);
  const row = await rows
    .selectFrom("businesses")
    .select("business_name")
    .where("id", "=", params.id)
    .executeTakeFirst();
  const { business_name } = found(row);
  return { status: "success", name: business_name, business_name };
});
