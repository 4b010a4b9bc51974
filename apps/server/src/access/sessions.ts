import { TOKEN_SCOPES, type TokenScope } from "@placard/api-client";
import { isOneOf, BUSINESS_ROLES } from "@placard/hazmat-core/business";
import type { Context } from "../context.ts";
import type { Rows } from "../db/database.ts";
import { ApiError } from "../errors.ts";
import { ANONYMOUS, type Actor, type Person, type TokenActor } from "./actor.ts";
import { hashOf, newSecret } from "./secrets.ts";

const DAY_MS = 86_400_000;

/** Opens a session for an account and returns its secret, which is stored nowhere. */
export async function openSession(
  rows: Rows,
  ctx: Context,
  account: { id: number; isFirst: boolean },
): Promise<string> {
  const { token, hash } = newSecret();
  const expiresAt = new Date(ctx.now().getTime() + ctx.config.sessionDays * DAY_MS);
  await rows.deleteFrom("sessions").where("expires_at", "<", ctx.now()).execute();
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
 * The person behind a session secret; `null` when it is unknown or has expired. Demo people, and approvals that demo
 * mode gave by itself, count in demo mode alone.
 */
export async function sessionOf(
  rows: Rows,
  { config, now }: Pick<Context, "config" | "now">,
  token: string,
): Promise<CurrentSession | null> {
  const row = await rows
    .selectFrom("sessions")
    .innerJoin("accounts", "accounts.id", "sessions.account_id")
    .leftJoin("departments", "departments.id", "accounts.department_id")
    .select([
      "sessions.is_first",
      "accounts.id",
      "accounts.name",
      "accounts.email",
      "accounts.role",
      "accounts.business_id",
      "accounts.department_id",
      "accounts.is_approved",
      "departments.name as department_name",
      "departments.verified_by",
    ])
    .where("sessions.token_hash", "=", hashOf(token))
    .where("sessions.expires_at", ">", now())
    .$if(!config.isDemo, (query) => query.where("accounts.is_demo", "=", false))
    .executeTakeFirst();
  if (row === undefined) return null;
  const person = { accountId: row.id, name: row.name, email: row.email };
  if (row.business_id !== null && isOneOf(BUSINESS_ROLES, row.role)) {
    return {
      isFirst: row.is_first,
      actor: { ...person, kind: "business", businessId: row.business_id, role: row.role },
    };
  }
  if (row.department_id === null || row.department_name === null) return null;
  return {
    isFirst: row.is_first,
    actor: {
      ...person,
      kind: "responder",
      departmentId: row.department_id,
      departmentName: row.department_name,
      role: row.role === "admin" ? "admin" : "member",
      isVerified: row.verified_by === "operator" || (row.verified_by === "demo" && config.isDemo),
      isApproved: row.is_approved,
    },
  };
}

/** @throws ApiError `token_invalid` when the access token is unknown, expired or revoked */
async function tokenActor(rows: Rows, token: string, now: Date): Promise<TokenActor> {
  const row = await rows
    .updateTable("access_tokens")
    .set({ last_used_at: now })
    .where("token_hash", "=", hashOf(token))
    .where("revoked_at", "is", null)
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", now)]))
    .returning(["id", "scopes"])
    .executeTakeFirst();
  if (row === undefined) throw new ApiError("token_invalid");
  const scopes = row.scopes.split(" ").filter((scope): scope is TokenScope => isOneOf(TOKEN_SCOPES, scope));
  return { kind: "token", tokenId: row.id, scopes };
}

/** Who makes this request: by access token, else by session cookie, else nobody. */
export async function identify(
  ctx: Context,
  credentials: { bearer: string | null; cookie: string | null },
): Promise<Actor> {
  const { bearer, cookie } = credentials;
  if (bearer !== null) return ctx.database.system((rows) => tokenActor(rows, bearer, ctx.now()));
  if (cookie === null) return ANONYMOUS;
  const session = await ctx.database.system((rows) => sessionOf(rows, ctx, cookie));
  return session?.actor ?? ANONYMOUS;
}
