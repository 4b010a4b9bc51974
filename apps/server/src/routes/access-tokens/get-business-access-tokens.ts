import { getBusinessAccessTokens } from "@placard/api-client/internal";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { tokensOf } from "../../db/queries/access-tokens.ts";
import { implement } from "../../http/operation.ts";
import { businessTokenOf } from "./token-answer.ts";

export const getBusinessAccessTokensOperation = implement(getBusinessAccessTokens, async ({ rows, actor, params }) => {
  requireOwnBusiness(actor, params.business_id);
  const tokens = await tokensOf(rows, { business_id: params.business_id });
  return { status: "success", tokens: tokens.map(businessTokenOf) };
});
