import type { TokenScope } from "@placard/api-client/internal";
import type { BusinessRole } from "@placard/hazmat-core/business";
import { NOBODY, type Scope } from "../db/scope.ts";

/** A visitor without a session. */
export interface AnonymousActor {
  readonly kind: "anonymous";
}

/** Another system, such as a portal, with an access token of a department or a business. */
export interface TokenActor {
  readonly kind: "token";
  readonly tokenId: number;
  readonly scopes: readonly TokenScope[];
  /**
   * The admin who created the token; the token writes as that person, limited to its scopes. `null` if they have left.
   */
  readonly actsAs: Person | null;
}

interface PersonBase {
  readonly accountId: number;
  readonly name: string;
  readonly email: string;
  /** True if the password is temporary. The person must change it before doing anything else. */
  readonly mustChangePassword: boolean;
}

export interface BusinessActor extends PersonBase {
  readonly kind: "business";
  readonly businessId: number;
  readonly role: BusinessRole;
}

export interface ResponderActor extends PersonBase {
  readonly kind: "responder";
  readonly departmentId: number;
  readonly departmentName: string;
  readonly role: "admin" | "member";
  /** True if an operator has approved the department. */
  readonly isVerified: boolean;
  /** True if the department's admin has approved the person. */
  readonly isApproved: boolean;
}

export type Person = BusinessActor | ResponderActor;
export type Actor = AnonymousActor | TokenActor | Person;

export const ANONYMOUS: AnonymousActor = { kind: "anonymous" };

/**
 * The rows that the actor's transactions may access. A person waiting for approval does not belong to a department yet.
 */
export function scopeOf(actor: Actor): Scope {
  switch (actor.kind) {
    case "business":
      return {
        ...NOBODY,
        accountId: actor.accountId,
        businessId: actor.businessId,
        isAdmin: actor.role === "Admin",
      };
    case "responder":
      if (!actor.isApproved) return { ...NOBODY, accountId: actor.accountId };
      return {
        ...NOBODY,
        accountId: actor.accountId,
        departmentId: actor.departmentId,
        isDepartmentVerified: actor.isVerified,
        isAdmin: actor.role === "admin",
      };
    case "token":
    case "anonymous":
      return NOBODY;
  }
}
