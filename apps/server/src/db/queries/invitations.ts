import type { Rows } from "../database.ts";

/** Invitations with the name of the one who invited and the state of the mail, newest first. */
export function invitations(rows: Rows) {
  return rows
    .selectFrom("invitations")
    .leftJoin("accounts", "accounts.id", "invitations.invited_by")
    .leftJoin("mail_queue", "mail_queue.invitation_id", "invitations.id")
    .select([
      "invitations.id",
      "invitations.department_id",
      "invitations.business_id",
      "invitations.email",
      "invitations.role",
      "invitations.accepted_at",
      "invitations.created_at",
      "invitations.expires_at",
      "accounts.name as invited_by_name",
      "mail_queue.state as mail_state",
      "mail_queue.problem as mail_problem",
    ])
    .orderBy("invitations.created_at", "desc")
    .orderBy("invitations.id", "desc");
}

export type InvitationRow = Awaited<ReturnType<ReturnType<typeof invitations>["executeTakeFirstOrThrow"]>>;
