import { getSession } from "@placard/api-client/internal";
import { sessionOf } from "../../access/sessions.ts";
import { implementOpen } from "../../http/operation.ts";
import { sessionUserOf } from "./session-answer.ts";

export const getSessionOperation = implementOpen(getSession, async ({ ctx, request }) => {
  const { sessionToken } = request;
  if (sessionToken === null) return { status: "success", user: null };
  const user = await ctx.database.system(async (rows) => {
    const session = await sessionOf(rows, ctx, sessionToken);
    return session === null ? null : sessionUserOf(rows, session.actor, session.isFirst);
  });
  return { status: "success", user };
});
