import { insertBusinessContact } from "@placard/api-client/internal";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { blankToNull, given, jsonToStore } from "../../db/given.ts";
import { implement } from "../../http/operation.ts";
import { contactOf } from "./people-answer.ts";

export const insertBusinessContactOperation = implement(insertBusinessContact, async ({ rows, actor, body }) => {
  requireOwnBusiness(actor, body.business_id);
  const { tier_two, phone, second_phone, ...contact } = body;
  const row = await rows
    .insertInto("contacts")
    .values({
      ...contact,
      ...given({
        phone: blankToNull(phone),
        second_phone: blankToNull(second_phone),
        tier_two: jsonToStore(tier_two),
      }),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { status: "success", contact_id: row.id, contact: contactOf(row) };
});
