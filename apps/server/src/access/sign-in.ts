import type { Context } from "../context.ts";
import type { Rows } from "../db/database.ts";
import type { AccountKind } from "../db/schema/accounts.ts";
import { ApiError } from "../errors.ts";
import { knownDevice, rememberDevice } from "./known-devices.ts";
import { ABSENT_PASSWORD_HASH, isPasswordRight } from "./passwords.ts";
import { openSession, sessionOf, type CurrentSession } from "./sessions.ts";
import { bucketOf, countTry, forgetTries } from "./sign-in-tries.ts";

/** Used for an address without an account. No row has this id, and the lookup takes equally long. */
const NO_ACCOUNT = 0;

export interface SignedIn extends CurrentSession {
  readonly token: string;
  /** Stored by the browser, to recognize it next time. */
  readonly deviceToken: string;
}

interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Stored by the browser at an earlier sign-in. */
  readonly deviceToken: string | null;
}

/**
 * Checks a password and opens a session.
 *
 * An unknown address, an address of the other account kind and a wrong password get the same answer after the same
 * work, and are counted alike. The passwords of demo users are public: they do not work outside demo mode.
 */
export async function signIn(ctx: Context, kind: AccountKind, credentials: Credentials): Promise<SignedIn> {
  const { account, bucket, blockedUntil } = await ctx.database.system((rows) => begin(rows, ctx, kind, credentials));
  if (blockedUntil !== null) {
    ctx.events.signInRefused("locked");
    throw new ApiError("sign_in_locked", {
      retry_after_s: Math.ceil((blockedUntil.getTime() - ctx.now().getTime()) / 1000),
    });
  }
  const isRight = await isPasswordRight(credentials.password, account?.password_hash ?? ABSENT_PASSWORD_HASH);
  if (account === undefined || !isRight) {
    ctx.events.signInRefused("credentials");
    throw new ApiError("invalid_credentials");
  }
  const signedIn = await ctx.database.system(async (rows) => {
    await forgetTries(rows, bucket);
    return open(rows, ctx, account.id, credentials.deviceToken);
  });
  if (signedIn === null) {
    ctx.events.signInRefused("deactivated");
    throw new ApiError("account_deactivated"); // only someone with the password learns this
  }
  ctx.events.signedIn(kind);
  return signedIn;
}

async function begin(rows: Rows, ctx: Context, kind: AccountKind, { email, password, deviceToken }: Credentials) {
  const account = await rows
    .selectFrom("accounts")
    .select(["id", "kind", "password_hash"])
    .where("email", "=", email)
    .$if(!ctx.config.isDemo, (query) => query.where("is_demo", "=", false))
    .executeTakeFirst();
  const bucket = bucketOf(email, await knownDevice(rows, deviceToken, account?.id ?? NO_ACCOUNT));
  const blockedUntil = await countTry(rows, ctx, { bucket, email, password });
  return { account: account?.kind === kind ? account : undefined, bucket, blockedUntil };
}

/** @returns `null` for a deactivated account */
async function open(rows: Rows, ctx: Context, id: number, deviceToken: string | null): Promise<SignedIn | null> {
  const account = await rows
    .selectFrom("accounts")
    .select(["signed_in_at", "deactivated_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (account.deactivated_at !== null) return null;
  await rows.updateTable("accounts").set({ signed_in_at: ctx.now() }).where("id", "=", id).execute();
  const token = await openSession(rows, ctx, { id, isFirst: account.signed_in_at === null });
  const device = await rememberDevice(rows, ctx, { token: deviceToken, accountId: id });
  const session = await sessionOf(rows, ctx, token);
  if (session === null) throw new TypeError("A new session cannot be read back. Check sessionOf.");
  return { ...session, token, deviceToken: device };
}
