import { getBusinessName } from "@placard/api-client/internal";
import { auditRead } from "../../access/audit.ts";
import { found, requireOwnBusiness } from "../../access/own-rows.ts";
import { implement } from "../../http/operation.ts";

export const getBusinessNameOperation = implement(getBusinessName, async ({ ctx, rows, actor, params }) => {
  requireOwnBusiness(actor, params.id);
  const row = await rows
    .selectFrom("businesses")
    .select("business_name")
    .where("id", "=", params.id)
    .executeTakeFirst();
  const { business_name } = found(row);
  await auditRead({ ctx, rows, actor }, "business_name", [params.id]);
  return { status: "success", name: business_name, business_name };
});
