import { approveResponderUser } from "@placard/api-client";
import { found } from "../../access/own-rows.ts";
import { implement } from "../../http/operation.ts";
import { MEMBER_COLUMNS, memberOf } from "./department-answer.ts";
import { invitationRoom, invite, membersAmong } from "./invite.ts";

/**
 * Lets a waiting member in. The team e-mails that they named become invitations now, and only once, as far as the
 * department has room for them.
 */
export const approveResponderUserOperation = implement(approveResponderUser, async (call) => {
  const { ctx, rows, actor, params, afterwards } = call;
  const waiting = found(
    await rows
      .selectFrom("accounts")
      .select([...MEMBER_COLUMNS, "team_emails"])
      .where("id", "=", params.id)
      .where("department_id", "=", actor.departmentId)
      .executeTakeFirst(),
  );
  await rows.updateTable("accounts").set({ is_approved: true }).where("id", "=", params.id).execute();
  const named = waiting.is_approved ? [] : [...new Set(waiting.team_emails)];
  const members = await membersAmong(rows, actor.departmentId, named);
  const emails = named.filter((email) => !members.has(email));
  const room = await invitationRoom(rows, { actor, emails, now: ctx.now() });
  const invited = await invite({ ctx, rows, actor, afterwards }, emails.slice(0, room));
  return { status: "success", user: memberOf({ ...waiting, is_approved: true }), invited: invited.length };
});
