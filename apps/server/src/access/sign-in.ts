import type { Context } from "../context.ts";
import type { Rows } from "../db/database.ts";
import type { AccountKind } from "../db/schema/accounts.ts";
import { ApiError } from "../errors.ts";
import { ABSENT_PASSWORD_HASH, isPasswordRight } from "./passwords.ts";
import { openSession, sessionOf, type CurrentSession } from "./sessions.ts";

/** Failed tries of one account before it is locked. */
const MAX_FAILED_TRIES = 10;
const LOCKED_MS = 15 * 60_000;

/** Stands for an address without an account: no row has this number, and looking for it takes as long. */
const NO_ACCOUNT = 0;

export interface SignedIn extends CurrentSession {
  readonly token: string;
}

type Verdict = { readonly lockedUntil: Date } | { readonly signedIn: SignedIn | null } | "deactivated";

/**
 * Checks a password and opens a session.
 *
 * An unknown address, one of the other kind of account and a wrong password get the same answer after the same work.
 * Only a failure against an existing account of this kind counts towards its lock, so that trying both kinds in turn
 * costs nobody an attempt. The demo people's passwords are public: outside demo mode they open nothing.
 */
export async function signIn(
  ctx: Context,
  kind: AccountKind,
  credentials: { email: string; password: string },
): Promise<SignedIn> {
  const account = await ctx.database.system((rows) =>
    rows
      .selectFrom("accounts")
      .select(["id", "password_hash"])
      .where("email", "=", credentials.email)
      .where("kind", "=", kind)
      .$if(!ctx.config.isDemo, (query) => query.where("is_demo", "=", false))
      .executeTakeFirst(),
  );
  const isRight = await isPasswordRight(credentials.password, account?.password_hash ?? ABSENT_PASSWORD_HASH);
  const verdict = await ctx.database.system((rows) => judge(rows, ctx, account?.id ?? NO_ACCOUNT, isRight));
  if (verdict === "deactivated") {
    ctx.events.signInRefused("deactivated");
    throw new ApiError("account_deactivated");
  }
  if ("lockedUntil" in verdict) {
    ctx.events.signInRefused("locked");
    throw new ApiError("sign_in_locked", {
      retry_after_s: Math.ceil((verdict.lockedUntil.getTime() - ctx.now().getTime()) / 1000),
    });
  }
  if (verdict.signedIn === null) {
    ctx.events.signInRefused("credentials");
    throw new ApiError("invalid_credentials");
  }
  ctx.events.signedIn(kind);
  return verdict.signedIn;
}

/** Holds the account's row, so that many tries at once are counted one after another and none slips past the lock. */
async function judge(rows: Rows, ctx: Context, accountId: number, isRight: boolean): Promise<Verdict> {
  const account = await rows
    .selectFrom("accounts")
    .select(["failed_tries", "locked_until", "signed_in_at", "deactivated_at"])
    .where("id", "=", accountId)
    .forUpdate()
    .executeTakeFirst();
  const now = ctx.now();
  const lockedUntil = account?.locked_until ?? null;
  if (lockedUntil !== null && lockedUntil > now) return { lockedUntil };
  if (account === undefined || !isRight) {
    const tries = (account?.failed_tries ?? 0) + 1;
    const isLast = tries === MAX_FAILED_TRIES;
    await rows
      .updateTable("accounts")
      .set({ failed_tries: isLast ? 0 : tries, locked_until: isLast ? new Date(now.getTime() + LOCKED_MS) : null })
      .where("id", "=", accountId)
      .execute();
    return { signedIn: null };
  }
  if (account.deactivated_at !== null) return "deactivated"; // said to whoever has the password, and to nobody else
  await rows
    .updateTable("accounts")
    .set({ failed_tries: 0, locked_until: null, signed_in_at: now })
    .where("id", "=", accountId)
    .execute();
  const token = await openSession(rows, ctx, { id: accountId, isFirst: account.signed_in_at === null });
  const session = await sessionOf(rows, ctx, token);
  if (session === null) throw new TypeError("A new session cannot be read back. Check sessionOf.");
  return { signedIn: { ...session, token } };
}
