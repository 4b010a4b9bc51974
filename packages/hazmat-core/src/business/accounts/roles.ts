import type { BusinessRole } from "../forms/choices.ts";

/** What a person of a business may do, by what is touched. */
export const BUSINESS_ACTIONS = [
  "read",
  "edit_chemicals",
  "edit_sds",
  "edit_locations",
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
  edit_locations: "Manager",
  edit_pictures: "Manager",
  edit_contacts: "Manager",
  edit_users: "Admin",
  edit_plan: "Admin",
  edit_registration: "Admin",
  edit_access_tokens: "Admin",
};

const RANK: Readonly<Record<BusinessRole, number>> = { Viewer: 0, User: 1, Manager: 2, Admin: 3 };

const WHAT: Readonly<Record<BusinessAction, string>> = {
  read: "see this business",
  edit_chemicals: "change chemicals",
  edit_sds: "change safety data sheets",
  edit_locations: "change locations",
  edit_pictures: "change pictures and floor plans",
  edit_contacts: "change contacts",
  edit_users: "change users",
  edit_plan: "change the plan",
  edit_registration: "change the registration details",
  edit_access_tokens: "change access tokens",
};

const WHO: Readonly<Record<BusinessRole, string>> = {
  Viewer: "Everyone",
  User: "Users, Managers and Admins",
  Manager: "Managers and Admins",
  Admin: "Only Admins",
};

/**
 * Whether a role may do something in its own business. The server, through the contract's access rules, and the
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
 * Who may do something, in words.
 *
 * @example
 * whoMay("edit_locations"); // "Managers and Admins"
 */
export function whoMay(action: BusinessAction): string {
  return WHO[LEAST_ROLE[action]];
}

/**
 * Why a role may not do something: the text beside a disabled control and of a refusal.
 *
 * @returns one sentence, or `null` when the role may
 * @example
 * whyNot("Viewer", "edit_sds"); // "Users, Managers and Admins can change safety data sheets. Your role is Viewer."
 */
export function whyNot(role: BusinessRole, action: BusinessAction): string | null {
  return can(role, action) ? null : `${whoMay(action)} can ${WHAT[action]}. Your role is ${role}.`;
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
