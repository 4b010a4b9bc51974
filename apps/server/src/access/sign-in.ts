import type { Context } from "../context.ts";
import type { AccountKind } from "../db/schema/accounts.ts";
import { ApiError } from "../errors.ts";
import { ABSENT_PASSWORD_HASH, isPasswordRight } from "./passwords.ts";
import { openSession, sessionOf, type CurrentSession } from "./sessions.ts";

/** Failed tries of one account before it is locked. */
const MAX_FAILED_TRIES = 10;
const LOCKED_MS = 15 * 60_000;

export interface SignedIn extends CurrentSession {
  readonly token: string;
}

/**
 * Checks a password and opens a session.
 *
 * An unknown address, one of the other kind of account and a wrong password get the same answer after the same work.
 * Only a failure against an existing account of this kind counts towards its lock, so that trying both kinds in turn
 * costs nobody an attempt.
 */
export async function signIn(
  ctx: Context,
  kind: AccountKind,
  credentials: { email: string; password: string },
): Promise<SignedIn> {
  const account = await ctx.database.system((rows) =>
    rows
      .selectFrom("accounts")
      .select(["id", "password_hash", "locked_until", "signed_in_at"])
      .where("email", "=", credentials.email)
      .where("kind", "=", kind)
      .executeTakeFirst(),
  );
  const isRight = await isPasswordRight(credentials.password, account?.password_hash ?? ABSENT_PASSWORD_HASH);
  const now = ctx.now();
  if (account?.locked_until !== undefined && account.locked_until !== null && account.locked_until > now) {
    ctx.events.signInRefused("locked");
    throw new ApiError("sign_in_locked", {
      retry_after_s: Math.ceil((account.locked_until.getTime() - now.getTime()) / 1000),
    });
  }
  if (account === undefined || !isRight) {
    if (account !== undefined) await countFailure(ctx, account.id);
    ctx.events.signInRefused("credentials");
    throw new ApiError("invalid_credentials");
  }
  const signedIn = await startSession(ctx, account.id, account.signed_in_at === null);
  ctx.events.signedIn(kind);
  return signedIn;
}

/** Opens a session for an account whose owner has proved who they are. */
async function startSession(ctx: Context, accountId: number, isFirst: boolean): Promise<SignedIn> {
  return ctx.database.system(async (rows) => {
    await rows
      .updateTable("accounts")
      .set({ failed_tries: 0, locked_until: null, signed_in_at: ctx.now() })
      .where("id", "=", accountId)
      .execute();
    const token = await openSession(rows, ctx, { id: accountId, isFirst });
    const session = await sessionOf(rows, token, ctx.now());
    if (session === null) throw new TypeError("A new session cannot be read back. Check sessionOf.");
    return { ...session, token };
  });
}

async function countFailure(ctx: Context, accountId: number): Promise<void> {
  await ctx.database.system(async (rows) => {
    const { failed_tries } = await rows
      .updateTable("accounts")
      .set((eb) => ({ failed_tries: eb("failed_tries", "+", 1) }))
      .where("id", "=", accountId)
      .returning("failed_tries")
      .executeTakeFirstOrThrow();
    if (failed_tries < MAX_FAILED_TRIES) return;
    await rows
      .updateTable("accounts")
      .set({ failed_tries: 0, locked_until: new Date(ctx.now().getTime() + LOCKED_MS) })
      .where("id", "=", accountId)
      .execute();
  });
}
