import { getInvitation } from "@placard/api-client";
import { hashOf } from "../../access/secrets.ts";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";

export const getInvitationOperation = implementOpen(getInvitation, async ({ ctx, params }) => {
  const invitation = await ctx.database.system((rows) =>
    rows
      .selectFrom("invitations")
      .innerJoin("departments", "departments.id", "invitations.department_id")
      .select(["invitations.email", "departments.name as department_name"])
      .where("invitations.token_hash", "=", hashOf(params.token))
      .where("invitations.accepted_at", "is", null)
      .where("invitations.expires_at", ">", ctx.now())
      .executeTakeFirst(),
  );
  if (invitation === undefined) throw new ApiError("link_expired");
  return { status: "success", ...invitation };
});
