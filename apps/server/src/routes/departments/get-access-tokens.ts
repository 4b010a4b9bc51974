import { getAccessTokens } from "@placard/api-client";
import { requireOwnDepartment } from "../../access/own-rows.ts";
import { implement } from "../../http/operation.ts";
import { accessTokenOf, TOKEN_COLUMNS } from "./department-answer.ts";

export const getAccessTokensOperation = implement(getAccessTokens, async ({ rows, actor, params }) => {
  requireOwnDepartment(actor, params.department_id);
  const tokens = await rows
    .selectFrom("access_tokens")
    .select(TOKEN_COLUMNS)
    .where("department_id", "=", params.department_id)
    .where("revoked_at", "is", null)
    .orderBy("id")
    .execute();
  return { status: "success", tokens: tokens.map(accessTokenOf) };
});
