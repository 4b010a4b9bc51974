import type { BusinessRole } from "@placard/hazmat-core/business";

/** What a bearer token of a portal may do. */
export const TOKEN_SCOPES = ["chemicals:read", "hazard:model"] as const;

export type TokenScope = (typeof TOKEN_SCOPES)[number];

/**
 * One way of being let in. `business` and `department-admin` reach their own rows alone.
 * `rows` narrows a grant to some rows of the endpoint.
 */
export type Grant =
  | { readonly to: "anyone" }
  | { readonly to: "signed-in" }
  | { readonly to: "token"; readonly scope: TokenScope }
  | { readonly to: "claim" }
  | { readonly to: "self" }
  | { readonly to: "business"; readonly minimumRole: BusinessRole; readonly rows?: "users" | "contacts" }
  | { readonly to: "responder"; readonly rows?: "own-incidents" | "department-incidents" }
  | { readonly to: "responder-verified" }
  | { readonly to: "department-admin" };

export interface AccessRule {
  readonly words: string;
  /** Any one of these is enough. */
  readonly grants: readonly Grant[];
}

/**
 * The closed set of rules that endpoints name. Roles rise Viewer, User, Manager, Admin.
 *
 * Not signed in is 401 `not_signed_in`. The wrong kind of account, role, scope or standing is 403. A business or
 * department id in the path that is not one's own is 403 whether it exists or not; any other row that is not one's
 * own is 404 `not_found`, since its existence is private.
 */
export const ACCESS_RULES = {
  anyone: { words: "Anyone.", grants: [{ to: "anyone" }] },
  "signed-in": { words: "Any signed-in person.", grants: [{ to: "signed-in" }] },
  "chemicals-read": {
    words: "Any signed-in person, or a token with chemicals:read.",
    grants: [{ to: "signed-in" }, { to: "token", scope: "chemicals:read" }],
  },
  "hazard-model": {
    words: "Any signed-in person, or a token with hazard:model.",
    grants: [{ to: "signed-in" }, { to: "token", scope: "hazard:model" }],
  },
  "business-viewer": {
    words: "People of the business, any role.",
    grants: [{ to: "business", minimumRole: "Viewer" }],
  },
  "business-user": {
    words: "People of the business from role User.",
    grants: [{ to: "business", minimumRole: "User" }],
  },
  "business-manager": {
    words: "People of the business from role Manager.",
    grants: [{ to: "business", minimumRole: "Manager" }],
  },
  "business-admin": { words: "Admins of the business.", grants: [{ to: "business", minimumRole: "Admin" }] },
  "business-or-responder": {
    words: "People of the business, any role, and responders of a verified department. A responder's read is audited.",
    grants: [{ to: "business", minimumRole: "Viewer" }, { to: "responder-verified" }],
  },
  "claim-or-business-admin": {
    words: "Whoever presents the one-time claim of a new business; after that its Admins.",
    grants: [{ to: "claim" }, { to: "business", minimumRole: "Admin" }],
  },
  "self-or-business-admin": {
    words: "The person, or an Admin of the same business.",
    grants: [{ to: "self" }, { to: "business", minimumRole: "Admin", rows: "users" }],
  },
  "business-people-removal": {
    words: "Contacts: from role Manager. Users: Admins.",
    grants: [
      { to: "business", minimumRole: "Manager", rows: "contacts" },
      { to: "business", minimumRole: "Admin", rows: "users" },
    ],
  },
  responder: { words: "Any responder, of a pending department too.", grants: [{ to: "responder" }] },
  "responder-verified": {
    words: "Responders of a verified department. Reads of business records are audited.",
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
  "department-admin": { words: "Admins of the department.", grants: [{ to: "department-admin" }] },
  "self-or-department-admin": {
    words: "The person, or an Admin of the same department.",
    grants: [{ to: "self" }, { to: "department-admin" }],
  },
} as const satisfies Record<string, AccessRule>;

export type AccessRuleName = keyof typeof ACCESS_RULES;
