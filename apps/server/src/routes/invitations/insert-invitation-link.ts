import { insertInvitationLink } from "@placard/api-client/internal";
import { found } from "../../access/own-rows.ts";
import { ApiError } from "../../errors.ts";
import { implement } from "../../http/operation.ts";
import { newLink } from "./invite.ts";

/** If email is set up, a link goes only to its address, so that its user is known to read emails there. */
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
