import { hashOf } from "../../access/secrets.ts";
import type { Context } from "../../context.ts";
import type { Rows } from "../../db/database.ts";

/** The invitation that a link opens: no one has used it, and it has not ended. For the owner's door alone. */
export function openInvitation(rows: Rows, { now }: Pick<Context, "now">, token: string) {
  return rows
    .selectFrom("invitations")
    .leftJoin("departments", "departments.id", "invitations.department_id")
    .leftJoin("businesses", "businesses.id", "invitations.business_id")
    .select([
      "invitations.id",
      "invitations.email",
      "invitations.role",
      "invitations.business_id",
      "invitations.department_id",
      "businesses.business_name",
      "departments.name as department_name",
    ])
    .where("invitations.token_hash", "=", hashOf(token))
    .where("invitations.accepted_at", "is", null)
    .where("invitations.expires_at", ">", now());
}
