import * as z from "zod";
import { businessAccessToken, businessScope } from "../schemas/accounts/department.ts";
import { done, success } from "../schemas/ground/answers.ts";
import { id, idFromText, requiredText } from "../schemas/ground/primitives.ts";
import { defineEndpoint } from "./endpoint/define-endpoint.ts";
import { MOMENT_EXAMPLE } from "./examples.ts";

const TOKEN_EXAMPLE = {
  id: 82,
  business_id: 3,
  name: "Stock system",
  scopes: ["inventory:write"],
  created_by: "Dana Reid",
  created_at: MOMENT_EXAMPLE,
  last_used_at: null,
} as const;

export const getBusinessAccessTokens = defineEndpoint({
  id: "getBusinessAccessTokens",
  method: "GET",
  path: "/get-business-access-tokens/{business_id}",
  summary: "Tokens of a business, without their secrets.",
  access: "edit-access-tokens",
  params: z.object({ business_id: idFromText }),
  response: success({ tokens: z.array(businessAccessToken) }),
  errors: [],
  example: { params: { business_id: 3 }, response: { status: "success", tokens: [TOKEN_EXAMPLE] } },
});

export const insertBusinessAccessToken = defineEndpoint({
  id: "insertBusinessAccessToken",
  method: "POST",
  path: "/insert-business-access-token",
  summary:
    "Create a token for a system of the business. The secret is returned only in this response and is not stored.",
  access: "edit-access-tokens",
  body: z.object({ business_id: id, name: requiredText, scopes: z.array(businessScope).min(1) }),
  response: success({ token: businessAccessToken, secret: z.string() }),
  errors: [],
  example: {
    body: { business_id: 3, name: "Stock system", scopes: ["inventory:write"] },
    response: { status: "success", token: TOKEN_EXAMPLE, secret: "placard_0f3c" },
  },
});

export const deleteBusinessAccessToken = defineEndpoint({
  id: "deleteBusinessAccessToken",
  method: "DELETE",
  path: "/delete-business-access-token/{id}",
  summary: "Revoke a business token immediately.",
  access: "edit-access-tokens",
  params: z.object({ id: idFromText }),
  response: done,
  errors: ["not_found"],
  example: { params: { id: 82 }, response: { status: "success" } },
});

export const accessTokens = { getBusinessAccessTokens, insertBusinessAccessToken, deleteBusinessAccessToken } as const;
