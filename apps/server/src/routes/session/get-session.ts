import { getSession } from "@placard/api-client/internal";
import { implementOpen } from "../../http/operation.ts";
import { sessionUserOf } from "./session-answer.ts";

export const getSessionOperation = implementOpen(getSession, async ({ ctx, session }) => {
  if (session === null) return { status: "success", user: null };
  const user = await ctx.database.statement((tables) => sessionUserOf(tables, session.actor, session.isFirst));
  return { status: "success", user };
});
