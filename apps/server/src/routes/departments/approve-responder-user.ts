import { approveResponderUser } from "@placard/api-client/internal";
import type { ResponderActor } from "../../access/actor.ts";
import { found } from "../../access/own-rows.ts";
import type { Rows } from "../../db/database.ts";
import { implementOpen } from "../../http/operation.ts";
import { MEMBER_COLUMNS, memberOf } from "./department-answer.ts";
import { mayBeMailed } from "../invitations/invitation-mails.ts";
import { invitationRoom, inviteTeam, membersAmong } from "../invitations/invite.ts";

/**
 * Approves a waiting member and invites the team email addresses that they listed, once, as far as the department has
 * space and may still send emails today.
 */
export const approveResponderUserOperation = implementOpen(approveResponderUser, async (call) => {
  const { ctx, actor, params, afterwards } = call;
  const named = await call.withRows(async (rows) => {
    const asking = await memberToApprove(rows, actor, params.id);
    const emails = await namedBy(rows, actor, asking);
    return emails.slice(0, await invitationRoom(rows, { actor, emails, now: ctx.now() }));
  });
  const allowed = await mayBeMailed(ctx, actor, named);
  return call.withRows(async (rows) => {
    const asking = await memberToApprove(rows, actor, params.id);
    const emails = (await namedBy(rows, actor, asking)).filter((email) => allowed.includes(email));
    const room = await invitationRoom(rows, { actor, emails, now: ctx.now() });
    await rows.updateTable("accounts").set({ is_approved: true }).where("id", "=", params.id).execute();
    const invited = await inviteTeam({ ctx, rows, actor, afterwards }, emails.slice(0, room));
    return { status: "success", user: memberOf({ ...asking, is_approved: true }), invited: invited.length };
  });
});

/** Locked until the transaction ends, so that two simultaneous approvals do not both send invitations. */
async function memberToApprove(rows: Rows, actor: ResponderActor, id: number) {
  return found(
    await rows
      .selectFrom("accounts")
      .select([...MEMBER_COLUMNS, "team_emails"])
      .where("id", "=", id)
      .where("department_id", "=", actor.departmentId)
      .forUpdate()
      .executeTakeFirst(),
  );
}

type Asking = Awaited<ReturnType<typeof memberToApprove>>;

/** The addresses listed by a waiting member; none for a member who is already approved. */
async function namedBy(rows: Rows, actor: ResponderActor, { is_approved, team_emails }: Asking): Promise<string[]> {
  const named = is_approved ? [] : [...new Set(team_emails)];
  const members = await membersAmong(rows, actor.departmentId, named);
  return named.filter((email) => !members.has(email));
}
