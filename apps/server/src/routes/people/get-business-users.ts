import { getBusinessUsers } from "@placard/api-client/internal";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { implement } from "../../http/operation.ts";
import { usersOf } from "../../db/queries/people.ts";
import { businessUserOf } from "./people-answer.ts";

export const getBusinessUsersOperation = implement(getBusinessUsers, async ({ rows, actor, params }) => {
  requireOwnBusiness(actor, params.business_id);
  const users = await usersOf(rows, params.business_id);
  return { status: "success", users: users.map(businessUserOf) };
});
