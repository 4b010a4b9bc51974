import { insertBusinessAccessToken } from "@placard/api-client/internal";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { insertToken } from "../../db/queries/access-tokens.ts";
import { implement } from "../../http/operation.ts";
import { businessTokenOf } from "./token-answer.ts";

export const insertBusinessAccessTokenOperation = implement(
  insertBusinessAccessToken,
  async ({ rows, actor, body }) => {
    const { business_id, name, scopes } = body;
    requireOwnBusiness(actor, business_id);
    const { row, secret } = await insertToken(rows, { business_id }, { name, scopes, created_by: actor.accountId });
    return { status: "success", token: businessTokenOf(row), secret };
  },
);
