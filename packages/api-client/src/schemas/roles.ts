import * as z from "zod";

/** Business roles, most rights first. Each includes the rights of those after it. */
export const BUSINESS_ROLES = ["Admin", "Manager", "User", "Viewer"] as const;

export type BusinessRole = (typeof BUSINESS_ROLES)[number];

export const businessRole = z
  .enum(BUSINESS_ROLES)
  .describe(
    "Viewer reads; User also edits chemicals and SDS; Manager also locations, pictures and contacts; Admin everything.",
  );

export const responderRole = z.enum(["admin", "member"]);

/** Plan tier: 1 basic, 2 standard, 3 premium. */
export const tier = z.literal([1, 2, 3]);
