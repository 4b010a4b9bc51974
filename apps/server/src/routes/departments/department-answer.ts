import type { Department, Invitation, ResponderUser } from "@placard/api-client";
import { sql, type Selectable } from "kysely";
import type { ResponderActor } from "../../access/actor.ts";
import type { Rows } from "../../db/database.ts";
import type { AccountTable, InvitationTable } from "../../db/schema/accounts.ts";

/** The caller's department with the number of its approved members. */
export async function departmentById(
  rows: Rows,
  { departmentId: id, isVerified }: ResponderActor,
): Promise<Department | undefined> {
  const row = await rows
    .selectFrom("departments")
    .selectAll()
    .select(
      sql<number>`(select count(*)::int from accounts a where a.department_id = departments.id and a.is_approved)`.as(
        "members",
      ),
    )
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    department_id: row.id,
    name: row.name,
    status: isVerified ? "verified" : "pending",
    tier: row.tier,
    members: row.members,
    is_demo: row.is_demo,
  };
}

export const MEMBER_COLUMNS = ["id", "name", "email", "department_id", "role", "is_approved"] as const;
export type MemberRow = Pick<Selectable<AccountTable>, (typeof MEMBER_COLUMNS)[number]>;

export function memberOf(row: MemberRow): ResponderUser {
  if (row.department_id === null) throw new TypeError(`Account ${row.id} is of no department: check the query.`);
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    department_id: row.department_id,
    responderRole: row.role === "admin" ? "admin" : "member",
    membership_status: row.is_approved ? "approved" : "pending",
  };
}

type InvitationRow = Pick<
  Selectable<InvitationTable>,
  "id" | "department_id" | "email" | "accepted_at" | "created_at" | "expires_at"
>;

export function invitationOf(row: InvitationRow & { readonly invited_by_name: string | null }, now: Date): Invitation {
  return {
    id: row.id,
    department_id: row.department_id,
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
