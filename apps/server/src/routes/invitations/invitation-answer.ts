import type { BusinessInvitation, Invitation } from "@placard/api-client";
import { BUSINESS_ROLES, DEFAULT_BUSINESS_ROLE, isOneOf } from "@placard/hazmat-core/business";
import type { InvitationRow } from "../../db/queries/invitations.ts";

export function departmentInvitationOf(row: InvitationRow, now: Date): Invitation {
  if (row.department_id === null) throw new TypeError(`Invitation ${row.id} is to no department: check the query.`);
  return { id: row.id, department_id: row.department_id, ...factsOf(row, now) };
}

export function businessInvitationOf(row: InvitationRow, now: Date): BusinessInvitation {
  if (row.business_id === null) throw new TypeError(`Invitation ${row.id} is to no business: check the query.`);
  const role = isOneOf(BUSINESS_ROLES, row.role) ? row.role : DEFAULT_BUSINESS_ROLE;
  return { id: row.id, business_id: row.business_id, role, ...factsOf(row, now) };
}

function factsOf(row: InvitationRow, now: Date) {
  return {
    email: row.email,
    status: statusOf(row, now),
    invited_by: row.invited_by_name ?? "a former member",
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  };
}

function statusOf(row: InvitationRow, now: Date): Invitation["status"] {
  if (row.accepted_at !== null) return "accepted";
  return row.expires_at > now ? "open" : "expired";
}
