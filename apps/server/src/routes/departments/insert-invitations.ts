import { insertInvitations } from "@placard/api-client/internal";
import type { ResponderActor } from "../../access/actor.ts";
import { requireOwnDepartment } from "../../access/own-rows.ts";
import { countCall } from "../../access/rate-limit.ts";
import type { Context } from "../../context.ts";
import type { Rows } from "../../db/database.ts";
import { invitations } from "../../db/queries/invitations.ts";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";
import { departmentInvitationOf } from "../invitations/invitation-answer.ts";
import { countMails } from "../invitations/invitation-mails.ts";
import { invitationRoom, inviteTeam, membersAmong } from "../invitations/invite.ts";

/** Each call can send up to two hundred emails. */
const CALLS_PER_MINUTE = 10;

export const insertInvitationsOperation = implementOpen(insertInvitations, async (call) => {
  const { ctx, actor, body, afterwards } = call;
  requireOwnDepartment(actor, body.department_id);
  await countCall(ctx, `invite:${actor.departmentId}`, CALLS_PER_MINUTE);
  const emails = [...new Set(body.emails)];
  const { invited: written } = await call.withRows((rows) => whomToInvite(rows, call, emails));
  await countMails(ctx, actor, written);
  return call.writeOnce(async (rows) => {
    const { invited, members } = await whomToInvite(rows, call, emails);
    const ids = await inviteTeam({ ctx, rows, actor, afterwards }, invited);
    const made = ids.length === 0 ? [] : await invitations(rows).where("invitations.id", "in", ids).execute();
    return {
      status: "success",
      invitations: made.map((row) => departmentInvitationOf(row, ctx)),
      already_members: [...members],
    };
  });
});

interface Invited {
  readonly invited: readonly string[];
  readonly members: ReadonlySet<string>;
}

/** @throws ApiError `too_many_invitations` if the department does not have space for all of them */
async function whomToInvite(
  rows: Rows,
  { ctx, actor }: { readonly ctx: Context; readonly actor: ResponderActor },
  emails: readonly string[],
): Promise<Invited> {
  const members = await membersAmong(rows, actor.departmentId, emails);
  const invited = emails.filter((email) => !members.has(email));
  const room = await invitationRoom(rows, { actor, emails: invited, now: ctx.now() });
  if (invited.length > room) {
    throw new ApiError("too_many_invitations", {
      message: `Your department can invite only ${room} of these ${invited.length} people. Withdraw some invitations or invite fewer people.`,
    });
  }
  return { invited, members };
}
