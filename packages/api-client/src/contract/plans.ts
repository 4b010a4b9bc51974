import * as z from "zod";
import { limitCheck } from "../schemas/accounts/limit-check.ts";
import { idFromText } from "../schemas/ground/primitives.ts";
import { defineEndpoint } from "./endpoint/define-endpoint.ts";

const params = z.object({ business_id: idFromText });

export const checkNumberOfLocations = defineEndpoint({
  id: "checkNumberOfLocations",
  method: "GET",
  path: "/check-number-of-locations/{business_id}",
  summary: "Whether the plan allows one more location.",
  access: "business-viewer",
  params,
  response: limitCheck,
  errors: ["plan_limit_reached"],
  alsoAnswersOn: [403],
  example: {
    params: { business_id: 3 },
    response: {
      status: "error",
      code: "plan_limit_reached",
      allowed: false,
      message: "You need to upgrade to Standard or Premium to add more locations.",
      current_tier: 1,
      required_tier: 2,
      request_id: "01JD8",
    },
  },
});

export const checkNumberOfChemicals = defineEndpoint({
  id: "checkNumberOfChemicals",
  method: "GET",
  path: "/check-number-of-chemicals/{business_id}",
  summary: "Whether the plan allows one more chemical.",
  access: "business-viewer",
  params,
  response: limitCheck,
  errors: ["plan_limit_reached"],
  alsoAnswersOn: [403],
  example: {
    params: { business_id: 3 },
    response: {
      status: "success",
      allowed: true,
      message: "2 of 3 chemicals used.",
      current_tier: 1,
      required_tier: 1,
    },
  },
});

export const checkNumberOfUsers = defineEndpoint({
  id: "checkNumberOfUsers",
  method: "POST",
  path: "/check-number-of-users/{business_id}",
  summary: "Whether the plan allows one more person who can sign in.",
  access: "business-viewer",
  params,
  response: limitCheck,
  errors: ["plan_limit_reached"],
  alsoAnswersOn: [403],
  example: {
    params: { business_id: 3 },
    response: {
      status: "success",
      allowed: true,
      message: "1 of 2 users used.",
      current_tier: 2,
      required_tier: 2,
    },
  },
});

export const plans = { checkNumberOfLocations, checkNumberOfChemicals, checkNumberOfUsers } as const;
