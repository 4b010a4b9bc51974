import { confirmEmail } from "@placard/api-client";
import { RESTORE_LIVES_MS } from "../../access/email-change.ts";
import { countCall } from "../../access/rate-limit.ts";
import { hashOf, newSecret } from "../../access/secrets.ts";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";
import { originOf } from "../../http/origin.ts";
import { emailChangedMail } from "../../mail/letters.ts";

/** The proof from the new address. The old one gets a notice with a way back, in the same transaction as the change. */
export const confirmEmailOperation = implementOpen(confirmEmail, async ({ ctx, body, request }) => {
  await countCall(ctx, `reset:${request.address}`, ctx.config.limits.signInsPerMinute);
  const now = ctx.now();
  const restore = newSecret();
  const { change, name } = await ctx.database.system(async (rows) => {
    const confirmed = await rows
      .updateTable("email_changes")
      .set({
        confirmed_at: now,
        restore_hash: restore.hash,
        restore_until: new Date(now.getTime() + RESTORE_LIVES_MS),
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
    return { change: confirmed, name: account.name };
  });
  const { old_email: to, new_email: email } = change;
  void ctx.mailer
    .send(emailChangedMail({ to, name, origin: originOf(ctx.config), token: restore.token }))
    .catch((error: unknown) => ctx.events.failed({ endpoint: "emailChangedMail", requestId: request.id, error }));
  return { status: "success", email };
});
