import { logout } from "@placard/api-client/internal";
import { clearedSessionCookie } from "../../access/cookies.ts";
import { hashOf } from "../../access/secrets.ts";
import { implementOpen } from "../../http/operation.ts";

export const logoutOperation = implementOpen(logout, async ({ ctx, request, reply }) => {
  const { sessionToken } = request;
  if (sessionToken !== null) {
    await ctx.database.system((rows) =>
      rows.deleteFrom("sessions").where("token_hash", "=", hashOf(sessionToken)).execute(),
    );
  }
  reply.header("Set-Cookie", clearedSessionCookie(ctx.config));
  return { status: "success" };
});
