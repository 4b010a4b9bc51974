import type { BusinessRole } from "../forms/choices.ts";

/** Actions that need a permission inside a business. */
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

/** An action that needs a permission inside a business. See `can`. */
export type BusinessAction = (typeof BUSINESS_ACTIONS)[number];

/** The lowest role that may perform each action. Every higher role may perform it too. This is the only such table. */
const MIN_ROLE: Readonly<Record<BusinessAction, BusinessRole>> = {
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
 * True if a role may perform an action in its own business. Screens and the access rules of the server use this
 * function.
 *
 * @example
 * can("User", "edit_chemicals"); // true
 * can("User", "edit_locations"); // false
 */
export function can(role: BusinessRole, action: BusinessAction): boolean {
  return RANK[role] >= RANK[MIN_ROLE[action]];
}

/**
 * Returns the lowest role that may perform an action. All higher roles may perform it too.
 *
 * @example
 * leastRole("edit_locations"); // "Manager"
 */
export function leastRole(action: BusinessAction): BusinessRole {
  return MIN_ROLE[action];
}

/** Reason why a role may not perform an action. `refusalText` formats it. */
export interface RoleRefusal {
  readonly code: "role.too_low";
  readonly role: BusinessRole;
  readonly action: BusinessAction;
  /** The lowest role that may perform the action. */
  readonly least: BusinessRole;
}

/**
 * Returns why a role may not perform an action.
 *
 * @returns the reason, or `null` if the role may perform it
 * @example
 * whyNot("Viewer", "edit_sds"); // { code: "role.too_low", role: "Viewer", action: "edit_sds", least: "User" }
 */
export function whyNot(role: BusinessRole, action: BusinessAction): RoleRefusal | null {
  return can(role, action) ? null : { code: "role.too_low", role, action, least: MIN_ROLE[action] };
}

/**
 * Derives the admin flag `user_role` of the API from the role.
 *
 * @example
 * isAdminRole("Admin"); // true
 * isAdminRole("Viewer"); // false
 */
export function isAdminRole(role: BusinessRole): boolean {
  return role === "Admin";
}
