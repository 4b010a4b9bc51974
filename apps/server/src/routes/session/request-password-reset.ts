import { requestPasswordReset } from "@placard/api-client/internal";
import { countCall } from "../../access/rate-limit.ts";
import { newSecret } from "../../access/secrets.ts";
import type { Context } from "../../context.ts";
import type { Rows } from "../../db/database.ts";
import { implementOpen } from "../../http/operation.ts";
import { originOf } from "../../http/origin.ts";
import { passwordResetMail } from "../../mail/letters.ts";
import { queueMails } from "../../mail/mail-queue.ts";

const LINK_LIVES_MS = 60 * 60_000;

/**
 * Maximum valid links per address. Further requests send no email and do not invalidate links, because anyone can make
 * them.
 */
const MAX_LINKS = 3;

/** Mails are only queued, so that neither words nor time tell whether the address is known. */
export const requestPasswordResetOperation = implementOpen(requestPasswordReset, async (call) => {
  const { ctx, body, request } = call;
  await countCall(ctx, `reset:${request.address}`, ctx.config.limits.signInsPerMinute);
  await ctx.database.system((rows) => queueResetLink(rows, ctx, body.email));
  ctx.mailSender.wake();
  return { status: "success" };
});

/** Queues a mail with a link for a new password to the account with this address, if there is one. */
export async function queueResetLink(rows: Rows, ctx: Context, email: string): Promise<void> {
  const { token, hash } = newSecret();
  await rows.deleteFrom("password_resets").where("expires_at", "<", ctx.now()).execute();
  const account = await rows
    .selectFrom("accounts")
    .select(["id", "name"])
    .where("email", "=", email)
    .where("deactivated_at", "is", null)
    .$if(!ctx.config.isDemo, (query) => query.where("is_demo", "=", false))
    .executeTakeFirst();
  if (account === undefined) return;
  const links = await rows
    .selectFrom("password_resets")
    .select("token_hash")
    .where("account_id", "=", account.id)
    .where("email", "=", email)
    .execute();
  if (links.length >= MAX_LINKS) return;
  const expiresAt = new Date(ctx.now().getTime() + LINK_LIVES_MS);
  await rows
    .insertInto("password_resets")
    .values({ token_hash: hash, account_id: account.id, email, expires_at: expiresAt })
    .execute();
  const mail = passwordResetMail({ to: email, name: account.name, origin: originOf(ctx.config), token });
  await queueMails(rows, ctx, [{ kind: "password_reset", mail, expiresAt, linkHash: hash }]);
}
