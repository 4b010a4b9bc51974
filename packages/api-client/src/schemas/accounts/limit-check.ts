import * as z from "zod";
import { tier } from "../ground/roles.ts";

const words = { message: z.string(), current_tier: tier };

/**
 * True if one more may be added. "Not allowed" has HTTP status 403 and the error format with the same fields, and is a
 * regular answer of the check.
 */
export const limitCheck = z.discriminatedUnion("allowed", [
  z.object({ status: z.literal("success"), allowed: z.literal(true), required_tier: tier, ...words }),
  z.object({
    status: z.literal("error"),
    allowed: z.literal(false),
    code: z.literal("plan_limit_reached"),
    required_tier: tier.nullable().describe("The lowest tier that allows one more; null when no tier does."),
    request_id: z.string(),
    ...words,
  }),
]);
