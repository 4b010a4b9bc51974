import { insertInvitationLink } from "@placard/api-client";
import { found } from "../../access/own-rows.ts";
import { ApiError } from "../../errors.ts";
import { implement } from "../../http/operation.ts";
import { newLink } from "./invite.ts";

/** Where mail is set up a link goes to its address alone, so that whoever uses it is known to read mail there. */
export const insertInvitationLinkOperation = implement(insertInvitationLink, async ({ ctx, rows, params }) => {
  if (ctx.config.smtp !== null) throw new ApiError("link_is_mailed");
  const { link, token_hash, expires_at } = newLink(ctx);
  found(
    await rows
      .updateTable("invitations")
      .set({ token_hash, expires_at })
      .where("id", "=", params.id)
      .where("accepted_at", "is", null)
      .returning("id")
      .executeTakeFirst(),
  );
  return { status: "success", link, expires_at: expires_at.toISOString() };
});
