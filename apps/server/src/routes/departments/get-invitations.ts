import { getInvitations } from "@placard/api-client/internal";
import { requireOwnDepartment } from "../../access/own-rows.ts";
import { invitations } from "../../db/queries/invitations.ts";
import { implement } from "../../http/operation.ts";
import { departmentInvitationOf } from "../invitations/invitation-answer.ts";

export const getInvitationsOperation = implement(getInvitations, async ({ ctx, rows, actor, params }) => {
  requireOwnDepartment(actor, params.department_id);
  const found = await invitations(rows).where("invitations.department_id", "=", params.department_id).execute();
  return { status: "success", invitations: found.map((row) => departmentInvitationOf(row, ctx)) };
});
