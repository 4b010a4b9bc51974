import { insertInvitations } from "@placard/api-client";
import { requireOwnDepartment } from "../../access/own-rows.ts";
import { countCall } from "../../access/rate-limit.ts";
import { invitations } from "../../db/queries/invitations.ts";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";
import { invitationOf } from "./department-answer.ts";
import { invitationRoom, invite, membersAmong } from "./invite.ts";

/** Each call may write to two hundred people. */
const CALLS_PER_MINUTE = 10;

export const insertInvitationsOperation = implementOpen(insertInvitations, async (call) => {
  const { ctx, actor, body, afterwards } = call;
  requireOwnDepartment(actor, body.department_id);
  await countCall(ctx, `invite:${actor.departmentId}`, CALLS_PER_MINUTE);
  const emails = [...new Set(body.emails)];
  return call.writeOnce(async (rows) => {
    const members = await membersAmong(rows, body.department_id, emails);
    const invited = emails.filter((email) => !members.has(email));
    const room = await invitationRoom(rows, { actor, emails: invited, now: ctx.now() });
    if (invited.length > room) {
      throw new ApiError("too_many_invitations", {
        message: `Your department can invite ${room} of these ${invited.length} people. Withdraw invitations, or name fewer.`,
      });
    }
    const ids = await invite({ ctx, rows, actor, afterwards }, invited);
    const made = ids.length === 0 ? [] : await invitations(rows).where("invitations.id", "in", ids).execute();
    return {
      status: "success",
      invitations: made.map((row) => invitationOf(row, ctx.now())),
      already_members: [...members],
    };
  });
});
