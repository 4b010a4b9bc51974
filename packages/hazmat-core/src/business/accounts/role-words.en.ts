import type { BusinessRole } from "../forms/choices.ts";
import type { BusinessAction, RoleRefusal } from "./roles.ts";

/** Messages about the permissions of roles, in one language. */
export interface RoleWords {
  /** People with at least this role, as the subject of a sentence. */
  readonly who: Readonly<Record<BusinessRole, string>>;
  /** The action, as it follows "can" in a sentence. */
  readonly action: Readonly<Record<BusinessAction, string>>;
  readonly refusal: (who: string, action: string, role: BusinessRole) => string;
}

/** English messages about roles, used by the app and by the server's refusals. */
export const englishRoles: RoleWords = {
  who: {
    Viewer: "Everyone",
    User: "Users, Managers and Admins",
    Manager: "Managers and Admins",
    Admin: "Only Admins",
  },
  action: {
    read: "view this business",
    edit_chemicals: "change chemicals",
    edit_sds: "change safety data sheets",
    inspect: "do inspections and correct findings",
    plan_inspections: "schedule inspections",
    edit_locations: "change locations",
    accept_risks: "accept storage risks",
    edit_pictures: "change pictures and floor plans",
    edit_contacts: "change contacts",
    edit_users: "change users",
    edit_plan: "change the plan",
    edit_registration: "change the registration details",
    edit_access_tokens: "change access tokens",
  },
  refusal: (who, action, role) => `${who} can ${action}. Your role is ${role}.`,
};

/**
 * Formats why a role may not perform an action, for a disabled control or an error.
 *
 * @example
 * const refusal = whyNot("Viewer", "edit_sds");
 * refusal && refusalText(refusal, englishRoles); // "Users, Managers and Admins can change safety data sheets. Your role is Viewer."
 */
export function refusalText({ role, action, least }: RoleRefusal, words: RoleWords): string {
  return words.refusal(words.who[least], words.action[action], role);
}
