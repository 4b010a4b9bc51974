import { changePassword } from "@placard/api-client";
import { hashPassword, isPasswordRight } from "../../access/passwords.ts";
import { countCall } from "../../access/rate-limit.ts";
import { hashOf } from "../../access/secrets.ts";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";

export const changePasswordOperation = implementOpen(changePassword, async ({ ctx, actor, body, request }) => {
  await countCall(ctx, `password:${actor.accountId}`, ctx.config.limits.signInsPerMinute);
  const stored = await ctx.database.system((rows) =>
    rows.selectFrom("accounts").select("password_hash").where("id", "=", actor.accountId).executeTakeFirstOrThrow(),
  );
  if (!(await isPasswordRight(body.current_password, stored.password_hash))) {
    throw new ApiError("current_password_wrong");
  }
  if (actor.mustChangePassword && body.password === body.current_password) throw new ApiError("password_unchanged");
  const password_hash = await hashPassword(body.password);
  await ctx.database.system(async (rows) => {
    await rows
      .updateTable("accounts")
      .set({ password_hash, must_change_password: false })
      .where("id", "=", actor.accountId)
      .execute();
    await rows.deleteFrom("password_resets").where("account_id", "=", actor.accountId).execute();
    await rows
      .deleteFrom("sessions")
      .where("account_id", "=", actor.accountId)
      .where("token_hash", "!=", hashOf(request.sessionToken ?? ""))
      .execute();
  });
  return { status: "success" };
});
