import { getInvitation } from "@placard/api-client/internal";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";
import { openInvitation } from "./open-invitation.ts";

export const getInvitationOperation = implementOpen(getInvitation, async ({ ctx, params }) => {
  const found = await ctx.database.system((rows) => openInvitation(rows, ctx, params.token).executeTakeFirst());
  if (found === undefined) throw new ApiError("link_expired");
  const { email, business_name, department_name } = found;
  return {
    status: "success",
    email,
    kind: business_name === null ? "responder" : "business",
    organization_name: business_name ?? department_name ?? "",
  };
});
