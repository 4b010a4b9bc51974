import { getResponderUsers } from "@placard/api-client/internal";
import { requireOwnDepartment } from "../../access/own-rows.ts";
import { implement } from "../../http/operation.ts";
import { MEMBER_COLUMNS, memberOf } from "./department-answer.ts";

export const getResponderUsersOperation = implement(getResponderUsers, async ({ rows, actor, params }) => {
  requireOwnDepartment(actor, params.department_id);
  const members = await rows
    .selectFrom("accounts")
    .select(MEMBER_COLUMNS)
    .where("department_id", "=", params.department_id)
    .orderBy("name")
    .orderBy("id")
    .execute();
  return { status: "success", users: members.map(memberOf) };
});
