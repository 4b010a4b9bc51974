import { ACCESS_RULES, type AccessRuleName, type Grant, type TokenScope } from "@placard/api-client/internal";
import { englishRoles, refusalText, whyNot, type BusinessAction } from "@placard/hazmat-core/business";
import { ApiError } from "../errors.ts";
import {
  ANONYMOUS,
  type Actor,
  type BusinessActor,
  type Person,
  type ResponderActor,
  type TokenActor,
} from "./actor.ts";

type GrantOf<Rule extends AccessRuleName> = (typeof ACCESS_RULES)[Rule]["grants"][number]["to"];

/** The actor type behind each kind of grant. */
interface ActorOfGrant {
  readonly anyone: Actor;
  readonly claim: Actor;
  readonly "signed-in": Person;
  readonly self: Person;
  readonly token: TokenActor;
  readonly "business-token": BusinessActor;
  readonly "department-token": ResponderActor;
  readonly business: BusinessActor;
  readonly responder: ResponderActor;
  readonly "responder-verified": ResponderActor;
  readonly "department-admin": ResponderActor;
}

/** The actor types that a handler can receive after its endpoint's access check. */
export type AllowedActor<Rule extends AccessRuleName> = ActorOfGrant[GrantOf<Rule>];

/**
 * Lets the actor through, or throws the most helpful refusal. Everything that no grant allows is forbidden.
 * The handler and the database decide which rows the actor can access: see `access/own-rows.ts`.
 *
 * @returns the acting person or token; for a token that writes, the person it acts for
 */
export function checkAccess<Rule extends AccessRuleName>(rule: Rule, caller: Actor): AllowedActor<Rule> {
  const actor = withTemporaryPassword(rule, caller);
  const grants: readonly Grant[] = ACCESS_RULES[rule].grants;
  const refusals: ApiError[] = [];
  for (const grant of grants) {
    const refusal = refusalOf(grant, actor);
    if (refusal === null) return actingBy(grant, actor) as AllowedActor<Rule>; // a grant of this rule matched
    refusals.push(refusal);
  }
  if (actor.kind === "anonymous") throw new ApiError("not_signed_in");
  if (actor.kind === "token" && !grants.some((grant) => "scope" in grant)) {
    throw new ApiError("forbidden", { message: "This call does not accept access tokens. Sign in as a user instead." });
  }
  throw mostHelpful(refusals);
}

/**
 * Someone else knows a temporary password. Until it is changed, its holder counts as anonymous on public endpoints and
 * is refused on all others.
 */
function withTemporaryPassword(rule: AccessRuleName, actor: Actor): Actor {
  const isPerson = actor.kind === "business" || actor.kind === "responder";
  if (!isPerson || !actor.mustChangePassword || rule === "own-password") return actor;
  if (rule === "anyone") return ANONYMOUS;
  throw new ApiError("password_change_required");
}

function actingBy(grant: Grant, actor: Actor): Actor {
  const isInName = grant.to === "business-token" || grant.to === "department-token";
  return isInName && actor.kind === "token" && actor.actsAs !== null ? actor.actsAs : actor;
}

/** The reason why this grant does not admit the actor; `null` if it does. */
function refusalOf(grant: Grant, actor: Actor): ApiError | null {
  switch (grant.to) {
    case "anyone":
    case "claim": // the handler checks the claim: only it knows the business
      return null;
    case "signed-in":
      return actor.kind === "business" || actor.kind === "responder" ? null : forbidden();
    case "self":
      return actor.kind === "business" || actor.kind === "responder" ? null : forbidden();
    case "token":
      if (actor.kind !== "token") return forbidden();
      return actor.scopes.includes(grant.scope) ? null : scopeMissing(grant.scope);
    case "business-token": {
      if (actor.kind !== "token") return forbidden();
      if (!actor.scopes.includes(grant.scope)) return scopeMissing(grant.scope);
      return actor.actsAs?.kind === "business" ? roleRefusal(actor.actsAs, grant.may) : makerGone();
    }
    case "department-token": {
      if (actor.kind !== "token") return forbidden();
      if (!actor.scopes.includes(grant.scope)) return scopeMissing(grant.scope);
      return actor.actsAs?.kind === "responder" ? responderRefusal(actor.actsAs) : makerGone();
    }
    case "business":
      if (actor.kind !== "business") return forbidden();
      return roleRefusal(actor, grant.may);
    case "responder":
      return responderRefusal(actor);
    case "responder-verified": {
      const refusal = responderRefusal(actor);
      if (refusal !== null || actor.kind !== "responder") return refusal;
      if (actor.isVerified) return null;
      return new ApiError("department_not_verified", grant.rows === undefined ? {} : { message: NO_LIVE_UPDATES });
    }
    case "department-admin": {
      const refusal = responderRefusal(actor);
      if (refusal !== null || actor.kind !== "responder") return refusal;
      return actor.role === "admin" ? null : forbidden();
    }
  }
}

/** Created only for a refusal: an error collects the stack, which takes longer than the check. */
const forbidden = (): ApiError => new ApiError("forbidden");

const NO_LIVE_UPDATES =
  "Your department is waiting for approval. Live updates are not available until then. Reload to see changes by others.";

function scopeMissing(scope: TokenScope): ApiError {
  return new ApiError("token_scope_missing", {
    message: `This access token does not allow this call. Ask your admin for a token with the scope ${scope}.`,
  });
}

function makerGone(): ApiError {
  return new ApiError("forbidden", {
    message:
      "The person who created this access token has left, so the token can no longer write. Ask your admin for a new one.",
  });
}

function responderRefusal(actor: Actor): ApiError | null {
  if (actor.kind !== "responder") return forbidden();
  return actor.isApproved ? null : new ApiError("membership_pending");
}

function roleRefusal({ role }: BusinessActor, action: BusinessAction): ApiError | null {
  const refusal = whyNot(role, action);
  return refusal && new ApiError("role_too_low", { message: refusalText(refusal, englishRoles) });
}

/** @throws ApiError `role_too_low`, with the same message as on the screens */
export function requireRight(actor: BusinessActor, action: BusinessAction): void {
  const refusal = roleRefusal(actor, action);
  if (refusal !== null) throw refusal;
}

/** A refusal that names the missing permission is more helpful than a plain "forbidden". */
function mostHelpful(refusals: readonly ApiError[]): ApiError {
  return refusals.find((refusal) => refusal.code !== "forbidden") ?? forbidden();
}
