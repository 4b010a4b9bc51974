import { deleteInvitation } from "@placard/api-client/internal";
import { found } from "../../access/own-rows.ts";
import { implement } from "../../http/operation.ts";

export const deleteInvitationOperation = implement(deleteInvitation, async ({ rows, params }) => {
  found(await rows.deleteFrom("invitations").where("id", "=", params.id).returning("id").executeTakeFirst());
  return { status: "success" };
});
