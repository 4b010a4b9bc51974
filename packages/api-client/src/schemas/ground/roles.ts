import { BUSINESS_ROLES, TIERS } from "@placard/hazmat-core/business";
import * as z from "zod";

export const businessRole = z
  .enum(BUSINESS_ROLES)
  .describe(
    "Viewer reads; User also edits chemicals and SDS; Manager also locations, pictures and contacts; Admin everything.",
  );

export const responderRole = z.enum(["admin", "member"]);

/** Plan tier: 1 basic, 2 standard, 3 premium. */
export const tier = z.literal(TIERS);
