import type { BusinessRole } from "../forms/choices.ts";

/** What a person of a business may do, by what is touched. */
export const BUSINESS_ACTIONS = [
  "read",
  "edit_chemicals",
  "edit_sds",
  "inspect",
  "plan_inspections",
  "edit_locations",
  "accept_risks",
  "edit_pictures",
  "edit_contacts",
  "edit_users",
  "edit_plan",
  "edit_registration",
  "edit_access_tokens",
] as const;

/** What a person of a business may want to do. See `can`. */
export type BusinessAction = (typeof BUSINESS_ACTIONS)[number];

/** The least role that may do each action. Every role above it may too. There is no second table of this. */
const LEAST_ROLE: Readonly<Record<BusinessAction, BusinessRole>> = {
  read: "Viewer",
  edit_chemicals: "User",
  edit_sds: "User",
  inspect: "User",
  plan_inspections: "Manager",
  edit_locations: "Manager",
  accept_risks: "Manager",
  edit_pictures: "Manager",
  edit_contacts: "Manager",
  edit_users: "Admin",
  edit_plan: "Admin",
  edit_registration: "Admin",
  edit_access_tokens: "Admin",
};

const RANK: Readonly<Record<BusinessRole, number>> = { Viewer: 0, User: 1, Manager: 2, Admin: 3 };

/**
 * True if a role may do something in its own business. The server, through the contract's access rules, and the
 * screens ask this function.
 *
 * @example
 * can("User", "edit_chemicals"); // true
 * can("User", "edit_locations"); // false
 */
export function can(role: BusinessRole, action: BusinessAction): boolean {
  return RANK[role] >= RANK[LEAST_ROLE[action]];
}

/**
 * The least role that may do something. Every role above it may too.
 *
 * @example
 * leastRole("edit_locations"); // "Manager"
 */
export function leastRole(action: BusinessAction): BusinessRole {
  return LEAST_ROLE[action];
}

/** Why a role may not do something. `refusalText` puts it into words. */
export interface RoleRefusal {
  readonly code: "role.too_low";
  readonly role: BusinessRole;
  readonly action: BusinessAction;
  /** The least role that may. */
  readonly least: BusinessRole;
}

/**
 * Why a role may not do something.
 *
 * @returns what stands in the way, or `null` when the role may
 * @example
 * whyNot("Viewer", "edit_sds"); // { code: "role.too_low", role: "Viewer", action: "edit_sds", least: "User" }
 */
export function whyNot(role: BusinessRole, action: BusinessAction): RoleRefusal | null {
  return can(role, action) ? null : { code: "role.too_low", role, action, least: LEAST_ROLE[action] };
}

/**
 * The admin flag `user_role` of the wire, derived from the role.
 *
 * @example
 * isAdminRole("Admin"); // true
 * isAdminRole("Viewer"); // false
 */
export function isAdminRole(role: BusinessRole): boolean {
  return role === "Admin";
}
