import { BUSINESS_ROLES, type BusinessRole } from "@placard/hazmat-core/business";

/** The roles to choose from, each with what it may do. */
export const roleItems = (hintOf: (role: BusinessRole) => string) =>
  BUSINESS_ROLES.map((role) => ({ id: role, label: role, hint: hintOf(role) }));
