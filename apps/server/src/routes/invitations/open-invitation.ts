import { hashOf } from "../../access/secrets.ts";
import type { Context } from "../../context.ts";
import type { Rows } from "../../db/database.ts";

/** The invitation of a link: unused and not expired. Only for transactions of the owner. */
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
