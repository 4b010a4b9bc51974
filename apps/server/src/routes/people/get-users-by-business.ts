import { getUsersByBusiness } from "@placard/api-client/internal";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { contactsOf, usersOf } from "../../db/queries/people.ts";
import { implement } from "../../http/operation.ts";
import { businessUserOf, contactOf } from "./people-answer.ts";

export const getUsersByBusinessOperation = implement(getUsersByBusiness, async ({ rows, actor, params }) => {
  requireOwnBusiness(actor, params.id);
  const users = await usersOf(rows, params.id);
  const contacts = await contactsOf(rows, params.id);
  return { status: "success", users: users.map(businessUserOf), contacts: contacts.map(contactOf) };
});
