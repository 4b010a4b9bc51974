import { getBusinessInvitations } from "@placard/api-client/internal";
import { requireOwnBusiness } from "../../access/own-rows.ts";
import { invitations } from "../../db/queries/invitations.ts";
import { implement } from "../../http/operation.ts";
import { businessInvitationOf } from "./invitation-answer.ts";

export const getBusinessInvitationsOperation = implement(
  getBusinessInvitations,
  async ({ ctx, rows, actor, params }) => {
    requireOwnBusiness(actor, params.business_id);
    const found = await invitations(rows).where("invitations.business_id", "=", params.business_id).execute();
    return { status: "success", invitations: found.map((row) => businessInvitationOf(row, ctx)) };
  },
);
