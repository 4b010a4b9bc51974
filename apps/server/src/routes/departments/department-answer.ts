import type { Department, ResponderUser } from "@placard/api-client";
import { sql, type Selectable } from "kysely";
import type { ResponderActor } from "../../access/actor.ts";
import type { Rows } from "../../db/database.ts";
import type { AccountTable } from "../../db/schema/accounts.ts";
import { signInFactsOf } from "../people/people-answer.ts";

/** The caller's department with the number of its approved members. */
export async function departmentById(
  rows: Rows,
  { departmentId: id, isVerified }: ResponderActor,
): Promise<Department | undefined> {
  const row = await rows
    .selectFrom("departments")
    .selectAll()
    .select(
      sql<number>`(select count(*)::int from accounts a where a.department_id = departments.id and a.is_approved
          and a.deactivated_at is null)`.as("members"),
    )
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    department_id: row.id,
    name: row.name,
    // The approval may have ended in this transaction because of a new name.
    status: isVerified && row.verified_by !== null ? "verified" : "pending",
    tier: row.tier,
    members: row.members,
    is_demo: row.is_demo,
  };
}

export const MEMBER_COLUMNS = [
  "id",
  "name",
  "email",
  "pending_email",
  "department_id",
  "role",
  "is_approved",
  "signed_in_at",
  "must_change_password",
  "deactivated_at",
] as const;
export type MemberRow = Pick<Selectable<AccountTable>, (typeof MEMBER_COLUMNS)[number]>;

export function memberOf(row: MemberRow): ResponderUser {
  if (row.department_id === null) throw new TypeError(`Account ${row.id} is of no department: check the query.`);
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    pending_email: row.pending_email,
    department_id: row.department_id,
    responderRole: row.role === "admin" ? "admin" : "member",
    membership_status: row.is_approved ? "approved" : "pending",
    ...signInFactsOf(row),
  };
}
