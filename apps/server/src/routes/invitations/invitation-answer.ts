import type { BusinessInvitation, Invitation } from "@placard/api-client";
import { BUSINESS_ROLES, DEFAULT_BUSINESS_ROLE, isOneOf } from "@placard/hazmat-core/business";
import type { Context } from "../../context.ts";
import type { InvitationRow } from "../../db/queries/invitations.ts";

type Answering = Pick<Context, "config" | "now">;

export function departmentInvitationOf(row: InvitationRow, ctx: Answering): Invitation {
  if (row.department_id === null) throw new TypeError(`Invitation ${row.id} is to no department: check the query.`);
  return { id: row.id, department_id: row.department_id, ...factsOf(row, ctx) };
}

export function businessInvitationOf(row: InvitationRow, ctx: Answering): BusinessInvitation {
  if (row.business_id === null) throw new TypeError(`Invitation ${row.id} is to no business: check the query.`);
  const role = isOneOf(BUSINESS_ROLES, row.role) ? row.role : DEFAULT_BUSINESS_ROLE;
  return { id: row.id, business_id: row.business_id, role, ...factsOf(row, ctx) };
}

function factsOf(row: InvitationRow, ctx: Answering) {
  return {
    email: row.email,
    status: statusOf(row, ctx),
    invited_by: row.invited_by_name ?? "a former member",
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    ...mailOf(row, ctx),
  };
}

/** Without a mail server nothing reaches the person by mail: an admin passes the link on. */
function mailOf({ mail_state, mail_problem }: InvitationRow, { config }: Answering) {
  return config.smtp === null ? { mail_state: null, mail_problem: null } : { mail_state, mail_problem };
}

function statusOf(row: InvitationRow, ctx: Answering): Invitation["status"] {
  if (row.accepted_at !== null) return "accepted";
  return row.expires_at > ctx.now() ? "open" : "expired";
}
