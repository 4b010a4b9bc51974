import { TOKEN_SCOPES, type TokenScope } from "@placard/api-client/internal";
import { isOneOf, BUSINESS_ROLES } from "@placard/hazmat-core/business";
import type { Context } from "../context.ts";
import type { Rows, Tables } from "../db/database.ts";
import { ApiError } from "../errors.ts";
import { ANONYMOUS, type Actor, type Person, type TokenActor } from "./actor.ts";
import { hashOf, newSecret } from "./secrets.ts";

const DAY_MS = 86_400_000;

/** Opens a session for an account and returns its secret, which is not stored. */
export async function openSession(
  rows: Rows,
  ctx: Context,
  account: { id: number; isFirst: boolean },
): Promise<string> {
  const { token, hash } = newSecret();
  const expiresAt = new Date(ctx.now().getTime() + ctx.config.sessionDays * DAY_MS);
  await rows
    .insertInto("sessions")
    .values({ token_hash: hash, account_id: account.id, is_first: account.isFirst, expires_at: expiresAt })
    .execute();
  return token;
}

export interface CurrentSession {
  readonly actor: Person;
  readonly isFirst: boolean;
}

/**
 * The person who owns a session secret; `null` if it is unknown or has expired. Demo users, and approvals that demo
 * mode gave automatically, are valid only in demo mode.
 */
export async function sessionOf(
  rows: Tables,
  { config, now }: Pick<Context, "config" | "now">,
  token: string,
): Promise<CurrentSession | null> {
  const row = await people(rows, config)
    .innerJoin("sessions", "sessions.account_id", "accounts.id")
    .select("sessions.is_first")
    .where("sessions.token_hash", "=", hashOf(token))
    .where("sessions.expires_at", ">", now())
    .executeTakeFirst();
  const actor = row === undefined ? null : personOf(row, config);
  return row === undefined || actor === null ? null : { isFirst: row.is_first, actor };
}

/** The people who own many session secrets, in one query. Unknown and expired secrets are left out. */
export async function sessionsOf(
  rows: Rows,
  { config, now }: Pick<Context, "config" | "now">,
  tokens: readonly string[],
): Promise<ReadonlyMap<string, Person>> {
  const byHash = new Map(tokens.map((token) => [hashOf(token), token]));
  const found = await people(rows, config)
    .innerJoin("sessions", "sessions.account_id", "accounts.id")
    .select("sessions.token_hash")
    .where("sessions.token_hash", "in", [...byHash.keys()])
    .where("sessions.expires_at", ">", now())
    .execute();
  return new Map(
    found.flatMap((row) => {
      const [token, actor] = [byHash.get(row.token_hash), personOf(row, config)];
      return token === undefined || actor === null ? [] : [[token, actor] as const];
    }),
  );
}

/** Active accounts with the fields of an actor. A deactivated account has no actor, and no token acts for it. */
function people(rows: Tables, { isDemo }: Context["config"]) {
  return rows
    .selectFrom("accounts")
    .leftJoin("departments", "departments.id", "accounts.department_id")
    .select([
      "accounts.id",
      "accounts.name",
      "accounts.email",
      "accounts.role",
      "accounts.business_id",
      "accounts.department_id",
      "accounts.is_approved",
      "departments.name as department_name",
      "departments.verified_by",
      "accounts.must_change_password",
    ])
    .where("accounts.deactivated_at", "is", null)
    .$if(!isDemo, (query) => query.where("accounts.is_demo", "=", false));
}

type PersonRow = Awaited<ReturnType<ReturnType<typeof people>["executeTakeFirstOrThrow"]>>;

function personOf(row: PersonRow, { isDemo }: Context["config"]): Person | null {
  const person = {
    accountId: row.id,
    name: row.name,
    email: row.email,
    mustChangePassword: row.must_change_password,
  };
  if (row.business_id !== null && isOneOf(BUSINESS_ROLES, row.role)) {
    return { ...person, kind: "business", businessId: row.business_id, role: row.role };
  }
  if (row.department_id === null || row.department_name === null) return null;
  return {
    ...person,
    kind: "responder",
    departmentId: row.department_id,
    departmentName: row.department_name,
    role: row.role === "admin" ? "admin" : "member",
    isVerified: row.verified_by === "operator" || (row.verified_by === "demo" && isDemo),
    isApproved: row.is_approved,
  };
}

/** @throws ApiError `token_invalid` if the access token is unknown, expired or revoked */
async function tokenActor(rows: Rows, { config, now }: Context, token: string): Promise<TokenActor> {
  const row = await rows
    .updateTable("access_tokens")
    .set({ last_used_at: now() })
    .where("token_hash", "=", hashOf(token))
    .where("revoked_at", "is", null)
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", now())]))
    .returning(["id", "name", "scopes", "created_by", "business_id", "department_id"])
    .executeTakeFirst();
  if (row === undefined) throw new ApiError("token_invalid");
  const scopes = row.scopes.split(" ").filter((scope): scope is TokenScope => isOneOf(TOKEN_SCOPES, scope));
  const maker = await people(rows, config).where("accounts.id", "=", row.created_by).executeTakeFirst();
  const person = maker === undefined ? null : personOf(maker, config);
  return { kind: "token", tokenId: row.id, scopes, actsAs: person === null ? null : inNameOf(person, row) };
}

/**
 * The creator of a token as the token acts for them: only while they belong to the same business or department, and
 * never as an admin.
 */
function inNameOf(
  person: Person,
  token: { readonly name: string; readonly business_id: number | null; readonly department_id: number | null },
): Person | null {
  const name = `${person.name} (token ${token.name})`;
  if (person.kind === "business") {
    if (person.businessId !== token.business_id) return null;
    return { ...person, name, role: person.role === "Viewer" ? "Viewer" : "User" };
  }
  return person.departmentId === token.department_id ? { ...person, name, role: "member" } : null;
}

/** The caller, and the session if the caller has one. */
interface Identity {
  readonly actor: Actor;
  readonly session: CurrentSession | null;
}

/** Identifies the caller by access token, or by session cookie, or as anonymous. */
export async function identify(
  ctx: Context,
  credentials: { bearer: string | null; cookie: string | null },
): Promise<Identity> {
  const { bearer, cookie } = credentials;
  if (bearer !== null) {
    return { actor: await ctx.database.system((rows) => tokenActor(rows, ctx, bearer)), session: null };
  }
  if (cookie === null) return { actor: ANONYMOUS, session: null };
  const session = await ctx.database.statement((tables) => sessionOf(tables, ctx, cookie));
  return { actor: session?.actor ?? ANONYMOUS, session };
}
