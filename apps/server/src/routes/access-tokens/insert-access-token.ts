import { insertAccessToken } from "@placard/api-client/internal";
import { requireOwnDepartment } from "../../access/own-rows.ts";
import { insertToken } from "../../db/queries/access-tokens.ts";
import { implement } from "../../http/operation.ts";
import { departmentTokenOf } from "./token-answer.ts";

export const insertAccessTokenOperation = implement(insertAccessToken, async ({ rows, actor, body }) => {
  const { department_id, name, scopes } = body;
  requireOwnDepartment(actor, department_id);
  const { row, secret } = await insertToken(rows, { department_id }, { name, scopes, created_by: actor.accountId });
  return { status: "success", token: departmentTokenOf(row), secret };
});
