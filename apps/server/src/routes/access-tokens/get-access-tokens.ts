import { getAccessTokens } from "@placard/api-client/internal";
import { requireOwnDepartment } from "../../access/own-rows.ts";
import { tokensOf } from "../../db/queries/access-tokens.ts";
import { implement } from "../../http/operation.ts";
import { departmentTokenOf } from "./token-answer.ts";

export const getAccessTokensOperation = implement(getAccessTokens, async ({ rows, actor, params }) => {
  requireOwnDepartment(actor, params.department_id);
  const tokens = await tokensOf(rows, { department_id: params.department_id });
  return { status: "success", tokens: tokens.map(departmentTokenOf) };
});
