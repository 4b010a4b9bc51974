import { englishRoles, leastRole, type BusinessAction } from "@placard/hazmat-core/business";

const READ_SCOPES = ["chemicals:read", "hazard:model"] as const;

/** Scopes of a department token: `incident:write` opens incidents and writes their log. */
export const DEPARTMENT_SCOPES = [...READ_SCOPES, "incident:write"] as const;

/** Scopes of a business token: `inventory:write` reads its sites and maintains its chemicals. */
export const BUSINESS_SCOPES = [...READ_SCOPES, "inventory:write"] as const;

/** Scopes of bearer tokens. */
export const TOKEN_SCOPES = [...READ_SCOPES, "inventory:write", "incident:write"] as const;

export type TokenScope = (typeof TOKEN_SCOPES)[number];

/**
 * A group of callers that an access rule admits. A `business-token` or `department-token` acts for the admin who
 * created the token, with at most that person's current rights, and only on rows of that business or department.
 * `business` and `department-admin` can access only their own rows.
 * `rows` limits a grant to some rows of the endpoint.
 */
export type Grant =
  | { readonly to: "anyone" }
  | { readonly to: "signed-in" }
  | { readonly to: "token"; readonly scope: "chemicals:read" | "hazard:model" }
  | { readonly to: "business-token"; readonly scope: "inventory:write"; readonly may: BusinessAction }
  | { readonly to: "department-token"; readonly scope: "incident:write" }
  | { readonly to: "claim" }
  | { readonly to: "self" }
  | { readonly to: "business"; readonly may: BusinessAction; readonly rows?: "users" | "contacts" }
  | { readonly to: "responder"; readonly rows?: "own-incidents" | "department-incidents" }
  | { readonly to: "responder-verified"; readonly rows?: "department-incidents" }
  | { readonly to: "department-admin" };

export interface AccessRule {
  readonly words: string;
  /** Any of these is sufficient. */
  readonly grants: readonly Grant[];
}

const whoMay = (may: BusinessAction): string => englishRoles.who[leastRole(may)];

/** Grants access to users of the business whose role allows the action. */
function ofBusiness<const Action extends BusinessAction>(may: Action) {
  return { words: `${whoMay(may)} of the business.`, grants: [{ to: "business", may }] } as const;
}

/**
 * All access rules of the endpoints. The rights of each business role are in one table, `can` of hazmat-core, which the
 * server and the screens use too.
 *
 * A signed-out caller gets 401 `not_signed_in`. A wrong account type, role, scope or status is 403. A business or
 * department id in the path that is not the caller's own is 403, whether it exists or not. Any other row of someone
 * else is 404 `not_found`, because its existence is private.
 */
export const ACCESS_RULES = {
  anyone: { words: "Anyone.", grants: [{ to: "anyone" }] },
  "chemicals-read": {
    words: "Any signed-in person, or a token with chemicals:read.",
    grants: [{ to: "signed-in" }, { to: "token", scope: "chemicals:read" }],
  },
  "hazard-model": {
    words: "Any signed-in person, or a token with hazard:model.",
    grants: [{ to: "signed-in" }, { to: "token", scope: "hazard:model" }],
  },
  "business-viewer": ofBusiness("read"),
  "edit-chemicals": {
    words: `${whoMay("edit_chemicals")} of the business, or its token with inventory:write.`,
    grants: [
      { to: "business", may: "edit_chemicals" },
      { to: "business-token", scope: "inventory:write", may: "edit_chemicals" },
    ],
  },
  "read-inventory": {
    words:
      "People of the business, any role, its token with inventory:write, and responders of a verified department. A responder's read is audited.",
    grants: [
      { to: "business", may: "read" },
      { to: "business-token", scope: "inventory:write", may: "read" },
      { to: "responder-verified" },
    ],
  },
  "confirm-chemicals": ofBusiness("edit_chemicals"),
  "accept-risks": ofBusiness("accept_risks"),
  "edit-sds": ofBusiness("edit_sds"),
  inspect: ofBusiness("inspect"),
  "plan-inspections": ofBusiness("plan_inspections"),
  "edit-locations": ofBusiness("edit_locations"),
  "edit-pictures": ofBusiness("edit_pictures"),
  "edit-contacts": ofBusiness("edit_contacts"),
  "edit-plan": ofBusiness("edit_plan"),
  "edit-registration": ofBusiness("edit_registration"),
  "edit-access-tokens": ofBusiness("edit_access_tokens"),
  "business-or-responder": {
    words: "People of the business, any role, and responders of a verified department. A responder's read is audited.",
    grants: [{ to: "business", may: "read" }, { to: "responder-verified" }],
  },
  "claim-or-business-admin": {
    words: "The holder of a new business's one-time claim; after that, its Admins.",
    grants: [{ to: "claim" }, { to: "business", may: "edit_users" }],
  },
  "own-password": {
    words: "Any signed-in person, including one with a temporary password.",
    grants: [{ to: "signed-in" }],
  },
  "people-admin": {
    words: `${whoMay("edit_users")} of the business or Admins of the department, for their own people.`,
    grants: [{ to: "business", may: "edit_users" }, { to: "department-admin" }],
  },
  "edit-users": ofBusiness("edit_users"),
  "self-or-business-admin": {
    words: "The person, or an Admin of the same business.",
    grants: [{ to: "self" }, { to: "business", may: "edit_users", rows: "users" }],
  },
  "business-people-removal": {
    words: `Contacts: ${whoMay("edit_contacts")}. Users: ${whoMay("edit_users")}.`,
    grants: [
      { to: "business", may: "edit_contacts", rows: "contacts" },
      { to: "business", may: "edit_users", rows: "users" },
    ],
  },
  "restore-deleted": {
    words: `Who may delete it: ${whoMay("edit_chemicals")} for chemicals and safety data sheets, ${whoMay("edit_locations")} for locations, pictures and contacts, ${whoMay("edit_users")} for users.`,
    grants: [
      { to: "business", may: "edit_chemicals" },
      { to: "business", may: "edit_locations" },
    ],
  },
  "open-incident": {
    words: "Any responder, including in a pending department, or a department token with incident:write.",
    grants: [{ to: "responder" }, { to: "department-token", scope: "incident:write" }],
  },
  "incident-log": {
    words: "Responders of the department whose incident it is, or its token with incident:write.",
    grants: [
      { to: "responder", rows: "department-incidents" },
      { to: "department-token", scope: "incident:write" },
    ],
  },
  responder: { words: "Any responder, including in a pending department.", grants: [{ to: "responder" }] },
  "responder-verified": {
    words: "Responders of a verified department. Access to business records is always recorded.",
    grants: [{ to: "responder-verified" }],
  },
  "own-incidents": {
    words: "The responder whose incident it is.",
    grants: [{ to: "responder", rows: "own-incidents" }],
  },
  "department-incidents": {
    words: "Responders of the department whose incident it is.",
    grants: [{ to: "responder", rows: "department-incidents" }],
  },
  "department-live": {
    words: "Responders of a verified department, for its own incidents.",
    grants: [{ to: "responder-verified", rows: "department-incidents" }],
  },
  "department-admin": { words: "Admins of the department.", grants: [{ to: "department-admin" }] },
  "self-or-department-admin": {
    words: "The person, or an Admin of the same department.",
    grants: [{ to: "self" }, { to: "department-admin" }],
  },
} as const satisfies Record<string, AccessRule>;

export type AccessRuleName = keyof typeof ACCESS_RULES;
