import type { Context } from "../context.ts";
import type { Rows } from "../db/database.ts";
import { ApiError } from "../errors.ts";
import { originOf } from "../http/origin.ts";
import { emailChangeMail } from "../mail/letters.ts";
import { queueMails } from "../mail/mail-queue.ts";
import type { Person } from "./actor.ts";
import { isPasswordRight } from "./passwords.ts";
import { countCall, countOfDay } from "./rate-limit.ts";
import { newSecret } from "./secrets.ts";

const DAY_MS = 86_400_000;
const LINK_LIVES_MS = DAY_MS;
/** Also stated in the email, the contract and SECURITY.md. */
export const RESTORE_LIVES_MS = 14 * DAY_MS;

/** Maximum links that one person can request, and one address can receive, per day. */
const MAX_LINKS_PER_DAY = 5;

interface EmailChange {
  /** The current account. */
  readonly account: { readonly id: number; readonly name: string; readonly email: string };
  /** The new address; `undefined`: not given. */
  readonly email: string | undefined;
  /** The caller's own password, as typed. */
  readonly password: string | undefined;
}

/**
 * Checks whether the caller may change an address.
 *
 * @returns the new address; `undefined` if it stays the same
 * @throws ApiError `current_password_wrong`, `email_taken` or `rate_limited`
 */
export async function checkEmailChange(
  ctx: Context,
  actor: Person,
  { account, email, password }: EmailChange,
): Promise<string | undefined> {
  if (email === undefined || email === account.email) return undefined;
  await countCall(ctx, `password:${actor.accountId}`, ctx.config.limits.signInsPerMinute);
  const { stored, taken } = await ctx.database.system(async (rows) => ({
    stored: await rows
      .selectFrom("accounts")
      .select("password_hash")
      .where("id", "=", actor.accountId)
      .executeTakeFirstOrThrow(),
    taken: await rows.selectFrom("accounts").select("id").where("email", "=", email).executeTakeFirst(),
  }));
  if (password === undefined) throw refusal("Enter your current password to change the email address.");
  if (!(await isPasswordRight(password, stored.password_hash))) throw refusal("The current password is incorrect.");
  if (taken !== undefined) throw new ApiError("email_taken");
  await countOfDay(ctx, [`email-change:${actor.accountId}`, `email-change-to:${email}`], MAX_LINKS_PER_DAY);
  return email;
}

function refusal(message: string): ApiError {
  return new ApiError("current_password_wrong", { message, fields: [{ path: "current_password", message }] });
}

/** Sends the link that confirms the new address. It replaces the links of earlier unconfirmed changes. */
export async function mailEmailChange(
  ctx: Context,
  { account, email }: { readonly account: EmailChange["account"]; readonly email: string },
): Promise<void> {
  const { token, hash } = newSecret();
  const now = ctx.now();
  const expiresAt = new Date(now.getTime() + LINK_LIVES_MS);
  const mail = emailChangeMail({ to: email, name: account.name, origin: originOf(ctx.config), token });
  await ctx.database.system(async (rows) => {
    await deleteUnconfirmed(rows, account.id);
    await rows
      .insertInto("email_changes")
      .values({
        account_id: account.id,
        old_email: account.email,
        new_email: email,
        token_hash: hash,
        expires_at: expiresAt,
        created_at: now,
      })
      .execute();
    await queueMails(rows, ctx, [{ kind: "email_change", mail, expiresAt, linkHash: hash }]);
  });
  ctx.mailSender.wake();
}

/** Called after a password change: an address change requested by a stranger must not take effect later. */
export async function cancelEmailChange(rows: Rows, accountId: number): Promise<void> {
  await deleteUnconfirmed(rows, accountId);
  await rows.updateTable("accounts").set({ pending_email: null }).where("id", "=", accountId).execute();
}

async function deleteUnconfirmed(rows: Rows, accountId: number): Promise<void> {
  await rows
    .deleteFrom("email_changes")
    .where("account_id", "=", accountId)
    .where("confirmed_at", "is", null)
    .execute();
}
