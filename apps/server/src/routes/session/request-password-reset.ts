import { requestPasswordReset } from "@placard/api-client";
import { countCall } from "../../access/rate-limit.ts";
import { newSecret } from "../../access/secrets.ts";
import type { Context } from "../../context.ts";
import type { RequestFacts } from "../../http/call.ts";
import { implementOpen } from "../../http/operation.ts";
import { originOf } from "../../http/origin.ts";
import { passwordResetMail } from "../../mail/letters.ts";

const LINK_LIVES_MS = 60 * 60_000;

/**
 * Maximum valid links per address. Further requests send no email and do not invalidate links, because anyone can make
 * them.
 */
const MOST_LINKS = 3;

/** Mails are sent after the answer is decided, so that neither words nor time tell whether the address is known. */
export const requestPasswordResetOperation = implementOpen(requestPasswordReset, async (call) => {
  const { ctx, body, request } = call;
  await countCall(ctx, `reset:${request.address}`, ctx.config.limits.signInsPerMinute);
  await mailResetLink(ctx, request, body.email);
  return { status: "success" };
});

/** Mails a link for a new password to the account with this address, if there is one. */
export async function mailResetLink(ctx: Context, request: RequestFacts, email: string): Promise<void> {
  const { token, hash } = newSecret();
  const account = await ctx.database.system(async (rows) => {
    await rows.deleteFrom("password_resets").where("expires_at", "<", ctx.now()).execute();
    const known = await rows
      .selectFrom("accounts")
      .select(["id", "name"])
      .where("email", "=", email)
      .where("deactivated_at", "is", null)
      .$if(!ctx.config.isDemo, (query) => query.where("is_demo", "=", false))
      .executeTakeFirst();
    if (known === undefined) return null;
    const links = await rows
      .selectFrom("password_resets")
      .select("token_hash")
      .where("account_id", "=", known.id)
      .where("email", "=", email)
      .execute();
    if (links.length >= MOST_LINKS) return null;
    const expires_at = new Date(ctx.now().getTime() + LINK_LIVES_MS);
    await rows
      .insertInto("password_resets")
      .values({ token_hash: hash, account_id: known.id, email, expires_at })
      .execute();
    return known;
  });
  if (account !== null) {
    void ctx.mailer
      .send(passwordResetMail({ to: email, name: account.name, origin: originOf(ctx.config), token }))
      .catch((error: unknown) => ctx.events.failed({ endpoint: "passwordResetMail", requestId: request.id, error }));
  }
}
