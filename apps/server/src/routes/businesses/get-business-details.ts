import { getBusinessDetails } from "@placard/api-client/internal";
import { auditRead } from "../../access/audit.ts";
import { found, requireOwnBusiness } from "../../access/own-rows.ts";
import { contactsOf } from "../../db/queries/people.ts";
import { implement } from "../../http/operation.ts";
import { contactOf } from "../people/people-answer.ts";
import { businessOf, registrationOf, storedNormalPhone } from "./business-answer.ts";

export const getBusinessDetailsOperation = implement(getBusinessDetails, async ({ ctx, rows, actor, params }) => {
  requireOwnBusiness(actor, params.id);
  const row = found(await rows.selectFrom("businesses").selectAll().where("id", "=", params.id).executeTakeFirst());
  const contacts = await contactsOf(rows, params.id);
  await auditRead({ ctx, rows, actor }, "business_details", [params.id]);
  const { emergency_contact_name, emergency_contact_phone, second_emergency_phone, general_business_email } = row;
  return {
    status: "success",
    business: {
      ...businessOf(row),
      emergency_contact_name,
      emergency_contact_phone,
      emergency_contact_phone_normal: storedNormalPhone(emergency_contact_phone),
      second_emergency_phone,
      second_emergency_phone_normal: storedNormalPhone(second_emergency_phone),
      general_business_email,
    },
    registration: actor.kind === "business" ? registrationOf(row) : null,
    registration_version: row.registration_version,
    contacts: contacts.map(contactOf),
  };
});
