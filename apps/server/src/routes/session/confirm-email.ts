import { confirmEmail } from "@placard/api-client/internal";
import { RESTORE_LIVES_MS } from "../../access/email-change.ts";
import { countCall } from "../../access/rate-limit.ts";
import { hashOf, newSecret } from "../../access/secrets.ts";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";
import { originOf } from "../../http/origin.ts";
import { emailChangedMail } from "../../mail/letters.ts";
import { queueMails } from "../../mail/mail-queue.ts";

/** The proof from the new address. A notice with a way back to the old one is queued in the same transaction. */
export const confirmEmailOperation = implementOpen(confirmEmail, async ({ ctx, body, request }) => {
  await countCall(ctx, `reset:${request.address}`, ctx.config.limits.signInsPerMinute);
  const now = ctx.now();
  const restore = newSecret();
  const expiresAt = new Date(now.getTime() + RESTORE_LIVES_MS);
  const email = await ctx.database.system(async (rows) => {
    const confirmed = await rows
      .updateTable("email_changes")
      .set({
        confirmed_at: now,
        restore_hash: restore.hash,
        restore_until: expiresAt,
      })
      .where("token_hash", "=", hashOf(body.token))
      .where("confirmed_at", "is", null)
      .where("expires_at", ">", now)
      .returning(["account_id", "old_email", "new_email"])
      .executeTakeFirst();
    if (confirmed === undefined) throw new ApiError("link_expired");
    const account = await rows
      .updateTable("accounts")
      .set((eb) => ({ email: confirmed.new_email, pending_email: null, version: eb("version", "+", 1) }))
      .where("id", "=", confirmed.account_id)
      .where("email", "=", confirmed.old_email)
      .where("pending_email", "=", confirmed.new_email)
      .where("deactivated_at", "is", null)
      .returning("name")
      .executeTakeFirst();
    if (account === undefined) throw new ApiError("link_expired");
    await rows.deleteFrom("password_resets").where("account_id", "=", confirmed.account_id).execute();
    const mail = emailChangedMail({
      to: confirmed.old_email,
      name: account.name,
      origin: originOf(ctx.config),
      token: restore.token,
    });
    await queueMails(rows, ctx, [{ kind: "email_changed", mail, expiresAt, linkHash: restore.hash }]);
    return confirmed.new_email;
  });
  ctx.mailSender.wake();
  return { status: "success", email };
});
