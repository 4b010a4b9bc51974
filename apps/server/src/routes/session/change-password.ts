import { changePassword } from "@placard/api-client/internal";
import { sessionCookie } from "../../access/cookies.ts";
import { cancelEmailChange } from "../../access/email-change.ts";
import { forgetDevices } from "../../access/known-devices.ts";
import { hashNewPassword } from "../../access/password-strength.ts";
import { isPasswordRight } from "../../access/passwords.ts";
import { countCall } from "../../access/rate-limit.ts";
import { hashOf } from "../../access/secrets.ts";
import { openSession } from "../../access/sessions.ts";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";

export const changePasswordOperation = implementOpen(changePassword, async (call) => {
  const { ctx, actor, body, request, reply } = call;
  await countCall(ctx, `password:${actor.accountId}`, ctx.config.limits.signInsPerMinute);
  const stored = await ctx.database.system((rows) =>
    rows.selectFrom("accounts").select("password_hash").where("id", "=", actor.accountId).executeTakeFirstOrThrow(),
  );
  if (!(await isPasswordRight(body.current_password, stored.password_hash))) {
    throw new ApiError("current_password_wrong");
  }
  if (actor.mustChangePassword && body.password === body.current_password) throw new ApiError("password_unchanged");
  const password_hash = await hashNewPassword(body.password, actor);
  const token = await ctx.database.system(async (rows) => {
    await rows
      .updateTable("accounts")
      .set({ password_hash, must_change_password: false })
      .where("id", "=", actor.accountId)
      .execute();
    await rows.deleteFrom("password_resets").where("account_id", "=", actor.accountId).execute();
    await cancelEmailChange(rows, actor.accountId);
    const ended = await rows
      .deleteFrom("sessions")
      .where("account_id", "=", actor.accountId)
      .returning(["token_hash", "is_first"])
      .execute();
    await forgetDevices(rows, actor.accountId, request.deviceToken);
    const own = hashOf(request.sessionToken ?? "");
    const isFirst = ended.some(({ token_hash, is_first }) => token_hash === own && is_first);
    return openSession(rows, ctx, { id: actor.accountId, isFirst });
  });
  reply.header("Set-Cookie", sessionCookie(ctx.config, token)); // a copy of the old session ends with the others
  return { status: "success" };
});
