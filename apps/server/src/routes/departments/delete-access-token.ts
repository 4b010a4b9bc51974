import { deleteAccessToken } from "@placard/api-client";
import { found } from "../../access/own-rows.ts";
import { implement } from "../../http/operation.ts";

export const deleteAccessTokenOperation = implement(deleteAccessToken, async ({ ctx, rows, params }) => {
  const revoked = await rows
    .updateTable("access_tokens")
    .set({ revoked_at: ctx.now() })
    .where("id", "=", params.id)
    .where("revoked_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  found(revoked);
  return { status: "success" };
});
