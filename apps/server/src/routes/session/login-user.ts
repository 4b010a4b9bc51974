import { loginUser } from "@placard/api-client/internal";
import { deviceCookie, sessionCookie } from "../../access/cookies.ts";
import { countCall } from "../../access/rate-limit.ts";
import { signIn } from "../../access/sign-in.ts";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";
import { sessionUserOf } from "./session-answer.ts";

export const loginUserOperation = implementOpen(loginUser, async ({ ctx, body, request, reply }) => {
  await countCall(ctx, `sign-in:${request.address}`, ctx.config.limits.signInsPerMinute);
  const { actor, isFirst, token, deviceToken } = await signIn(ctx, "business", {
    ...body,
    deviceToken: request.deviceToken,
  });
  if (actor.kind !== "business") throw new ApiError("invalid_credentials");
  reply.header("Set-Cookie", sessionCookie(ctx.config, token));
  reply.header("Set-Cookie", deviceCookie(ctx.config, deviceToken));
  const user = await ctx.database.system((rows) => sessionUserOf(rows, actor, isFirst));
  return { status: "success", user };
});
