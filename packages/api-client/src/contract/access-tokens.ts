import * as z from "zod";
import { accessToken, businessAccessToken, businessScope, departmentScope } from "../schemas/accounts/department.ts";
import { done, success } from "../schemas/ground/answers.ts";
import { id, idFromText, requiredText } from "../schemas/ground/primitives.ts";
import { defineEndpoint } from "./endpoint/define-endpoint.ts";
import { MOMENT_EXAMPLE } from "./examples.ts";

const tokenSecret = z
  .string()
  .describe("The token itself: send `Authorization: Bearer <secret>`. `token` describes it.");

const DEPARTMENT_TOKEN_EXAMPLE = {
  id: 81,
  department_id: 2,
  name: "CAD portal",
  scopes: ["chemicals:read", "incident:write"],
  created_by: "Alex Morin",
  created_at: MOMENT_EXAMPLE,
  last_used_at: null,
} as const;

const BUSINESS_TOKEN_EXAMPLE = {
  id: 82,
  business_id: 3,
  name: "Stock system",
  scopes: ["inventory:write"],
  created_by: "Dana Reid",
  created_at: MOMENT_EXAMPLE,
  last_used_at: null,
} as const;

export const getAccessTokens = defineEndpoint({
  id: "getAccessTokens",
  method: "GET",
  path: "/get-access-tokens/{department_id}",
  summary: "Tokens of the department's portals, without their secrets.",
  access: "department-admin",
  params: z.object({ department_id: idFromText }),
  response: success({ tokens: z.array(accessToken) }),
  errors: [],
  example: { params: { department_id: 2 }, response: { status: "success", tokens: [DEPARTMENT_TOKEN_EXAMPLE] } },
});

export const insertAccessToken = defineEndpoint({
  id: "insertAccessToken",
  method: "POST",
  path: "/insert-access-token",
  summary: "Create a token for a portal. The secret is returned only in this response and is not stored.",
  access: "department-admin",
  body: z.object({
    department_id: id,
    name: requiredText,
    scopes: z.array(departmentScope).min(1).max(departmentScope.options.length),
  }),
  response: success({ token: accessToken, secret: tokenSecret }),
  errors: [],
  example: {
    body: { department_id: 2, name: "CAD portal", scopes: ["chemicals:read", "incident:write"] },
    response: { status: "success", token: DEPARTMENT_TOKEN_EXAMPLE, secret: "placard_0f3c" },
  },
});

export const deleteAccessToken = defineEndpoint({
  id: "deleteAccessToken",
  method: "DELETE",
  path: "/delete-access-token/{id}",
  summary: "Revoke a token immediately.",
  access: "department-admin",
  params: z.object({ id: idFromText }),
  response: done,
  errors: ["not_found"],
  example: { params: { id: 81 }, response: { status: "success" } },
});

export const getBusinessAccessTokens = defineEndpoint({
  id: "getBusinessAccessTokens",
  method: "GET",
  path: "/get-business-access-tokens/{business_id}",
  summary: "Tokens of a business, without their secrets.",
  access: "edit-access-tokens",
  params: z.object({ business_id: idFromText }),
  response: success({ tokens: z.array(businessAccessToken) }),
  errors: [],
  example: { params: { business_id: 3 }, response: { status: "success", tokens: [BUSINESS_TOKEN_EXAMPLE] } },
});

export const insertBusinessAccessToken = defineEndpoint({
  id: "insertBusinessAccessToken",
  method: "POST",
  path: "/insert-business-access-token",
  summary:
    "Create a token for a system of the business. The secret is returned only in this response and is not stored.",
  access: "edit-access-tokens",
  body: z.object({
    business_id: id,
    name: requiredText,
    scopes: z.array(businessScope).min(1).max(businessScope.options.length),
  }),
  response: success({ token: businessAccessToken, secret: tokenSecret }),
  errors: [],
  example: {
    body: { business_id: 3, name: "Stock system", scopes: ["inventory:write"] },
    response: { status: "success", token: BUSINESS_TOKEN_EXAMPLE, secret: "placard_0f3c" },
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

export const accessTokens = {
  getAccessTokens,
  insertAccessToken,
  deleteAccessToken,
  getBusinessAccessTokens,
  insertBusinessAccessToken,
  deleteBusinessAccessToken,
} as const;
