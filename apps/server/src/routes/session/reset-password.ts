import { resetPassword } from "@placard/api-client";
import { hashPassword } from "../../access/passwords.ts";
import { countCall } from "../../access/rate-limit.ts";
import { hashOf } from "../../access/secrets.ts";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";

export const resetPasswordOperation = implementOpen(resetPassword, async ({ ctx, body, request }) => {
  await countCall(ctx, `reset:${request.address}`, ctx.config.limits.signInsPerMinute);
  const password_hash = await hashPassword(body.password);
  await ctx.database.system(async (rows) => {
    const used = await rows
      .deleteFrom("password_resets")
      .where("token_hash", "=", hashOf(body.token))
      .where("expires_at", ">", ctx.now())
      .returning(["account_id", "email"])
      .executeTakeFirst();
    if (used === undefined) throw new ApiError("link_expired");
    const account = await rows
      .updateTable("accounts")
      .set({ password_hash, must_change_password: false, failed_tries: 0, locked_until: null })
      .where("id", "=", used.account_id)
      .where("email", "=", used.email) // the address has not changed since the link was sent there
      .where("deactivated_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (account === undefined) throw new ApiError("link_expired");
    await rows.deleteFrom("password_resets").where("account_id", "=", used.account_id).execute();
    await rows.deleteFrom("sessions").where("account_id", "=", used.account_id).execute();
  });
  return { status: "success" };
});
