import { getInvitations } from "@placard/api-client";
import { requireOwnDepartment } from "../../access/own-rows.ts";
import { invitations } from "../../db/queries/invitations.ts";
import { implement } from "../../http/operation.ts";
import { invitationOf } from "./department-answer.ts";

export const getInvitationsOperation = implement(getInvitations, async ({ ctx, rows, actor, params }) => {
  requireOwnDepartment(actor, params.department_id);
  const found = await invitations(rows).where("invitations.department_id", "=", params.department_id).execute();
  return { status: "success", invitations: found.map((row) => invitationOf(row, ctx.now())) };
});
