import { getContactsByBusiness } from "@placard/api-client/internal";
import { auditRead } from "../../access/audit.ts";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { contactsOf } from "../../db/queries/people.ts";
import { implement } from "../../http/operation.ts";
import { contactOf } from "./people-answer.ts";

export const getContactsByBusinessOperation = implement(getContactsByBusiness, async ({ ctx, rows, actor, params }) => {
  requireOwnBusiness(actor, params.business_id);
  await auditRead({ ctx, rows, actor }, "contacts", [params.business_id]);
  const contacts = await contactsOf(rows, params.business_id);
  return { status: "success", users: contacts.map(contactOf) };
});
