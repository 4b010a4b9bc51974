import { randomBytes } from "node:crypto";
import { restoreEmail } from "@placard/api-client/internal";
import { forgetDevices } from "../../access/known-devices.ts";
import { hashPassword } from "../../access/passwords.ts";
import { countCall } from "../../access/rate-limit.ts";
import { hashOf } from "../../access/secrets.ts";
import type { Rows } from "../../db/database.ts";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";
import { queueResetLink } from "./request-password-reset.ts";

/**
 * Returns the account to the owner of the old address. Ends all access that a thief may have: sessions, the password,
 * known devices, later changes of the address, and access tokens created since.
 */
export const restoreEmailOperation = implementOpen(restoreEmail, async ({ ctx, body, request }) => {
  await countCall(ctx, `reset:${request.address}`, ctx.config.limits.signInsPerMinute);
  const password_hash = await hashPassword(randomBytes(32).toString("base64url")); // random: only the reset link sets a new one
  const email = await ctx.database.system(async (rows) => {
    const change = await rows
      .deleteFrom("email_changes")
      .where("restore_hash", "=", hashOf(body.token))
      .where("restore_until", ">", ctx.now())
      .returning(["id", "account_id", "old_email", "created_at"])
      .executeTakeFirst();
    if (change === undefined) throw new ApiError("link_expired");
    const { account_id, old_email } = change;
    await rows
      .updateTable("accounts")
      .set((eb) => ({ email: old_email, pending_email: null, password_hash, version: eb("version", "+", 1) }))
      .where("id", "=", account_id)
      .execute();
    await endAccess(rows, account_id, { changeId: change.id, since: change.created_at, now: ctx.now() });
    await queueResetLink(rows, ctx, old_email);
    return old_email;
  });
  ctx.mailSender.wake();
  return { status: "success", email };
});

async function endAccess(
  rows: Rows,
  accountId: number,
  { changeId, since, now }: { readonly changeId: number; readonly since: Date; readonly now: Date },
): Promise<void> {
  await rows.deleteFrom("sessions").where("account_id", "=", accountId).execute();
  await rows.deleteFrom("password_resets").where("account_id", "=", accountId).execute();
  await rows.deleteFrom("email_changes").where("account_id", "=", accountId).where("id", ">", changeId).execute();
  await forgetDevices(rows, accountId);
  await rows
    .updateTable("access_tokens")
    .set({ revoked_at: now })
    .where("created_by", "=", accountId)
    .where("created_at", ">=", since)
    .where("revoked_at", "is", null)
    .execute();
}
