import { resetPassword } from "@placard/api-client/internal";
import { cancelEmailChange } from "../../access/email-change.ts";
import { forgetDevices } from "../../access/known-devices.ts";
import { hashNewPassword } from "../../access/password-strength.ts";
import { countCall } from "../../access/rate-limit.ts";
import { hashOf } from "../../access/secrets.ts";
import { bucketOf, forgetTries } from "../../access/sign-in-tries.ts";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";

export const resetPasswordOperation = implementOpen(resetPassword, async ({ ctx, body, request }) => {
  await countCall(ctx, `reset:${request.address}`, ctx.config.limits.signInsPerMinute);
  const token_hash = hashOf(body.token);
  const owner = await ctx.database.system((rows) =>
    rows
      .selectFrom("password_resets")
      .innerJoin("accounts", "accounts.id", "password_resets.account_id")
      .select(["accounts.name", "accounts.email"])
      .where("password_resets.token_hash", "=", token_hash)
      .executeTakeFirst(),
  );
  if (owner === undefined) throw new ApiError("link_expired");
  const password_hash = await hashNewPassword(body.password, owner);
  await ctx.database.system(async (rows) => {
    const used = await rows
      .deleteFrom("password_resets")
      .where("token_hash", "=", token_hash)
      .where("expires_at", ">", ctx.now())
      .returning(["account_id", "email"])
      .executeTakeFirst();
    if (used === undefined) throw new ApiError("link_expired");
    const account = await rows
      .updateTable("accounts")
      .set({ password_hash, must_change_password: false })
      .where("id", "=", used.account_id)
      .where("email", "=", used.email) // the address has not changed since the link was sent there
      .where("deactivated_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (account === undefined) throw new ApiError("link_expired");
    await rows.deleteFrom("password_resets").where("account_id", "=", used.account_id).execute();
    await cancelEmailChange(rows, used.account_id);
    await rows.deleteFrom("sessions").where("account_id", "=", used.account_id).execute();
    await forgetDevices(rows, used.account_id);
    await forgetTries(rows, bucketOf(used.email, null));
  });
  return { status: "success" };
});
