import { insertInvitations } from "@placard/api-client";
import { requireOwnDepartment } from "../../access/own-rows.ts";
import { invitations } from "../../db/queries/invitations.ts";
import { implement } from "../../http/operation.ts";
import { invitationOf } from "./department-answer.ts";
import { invite, membersAmong } from "./invite.ts";

export const insertInvitationsOperation = implement(insertInvitations, async (call) => {
  const { ctx, rows, actor, body, afterwards } = call;
  requireOwnDepartment(actor, body.department_id);
  const emails = [...new Set(body.emails)];
  const members = await membersAmong(rows, body.department_id, emails);
  const ids = await invite(
    { ctx, rows, actor, afterwards },
    emails.filter((email) => !members.has(email)),
  );
  const made = ids.length === 0 ? [] : await invitations(rows).where("invitations.id", "in", ids).execute();
  return {
    status: "success",
    invitations: made.map((row) => invitationOf(row, ctx.now())),
    already_members: [...members],
  };
});
