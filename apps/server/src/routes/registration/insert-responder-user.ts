import { insertResponderUser } from "@placard/api-client";
import type { Actor } from "../../access/actor.ts";
import { requireOwnDepartment } from "../../access/own-rows.ts";
import { hashPassword } from "../../access/passwords.ts";
import { countCall } from "../../access/rate-limit.ts";
import { hashOf } from "../../access/secrets.ts";
import type { Rows } from "../../db/database.ts";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";

/** By invitation or by the act of an admin a member is in at once; a request waits for the admin's approval. */
export const insertResponderUserOperation = implementOpen(insertResponderUser, async (call) => {
  const { ctx, actor, body, request } = call;
  const { invitation_token, department_id } = body;
  if (invitation_token === undefined && department_id !== undefined) {
    requireDepartmentAdmin(actor, department_id);
  } else {
    await countCall(ctx, `register:${request.address}`, ctx.config.limits.signInsPerMinute);
  }
  const person = { name: body.name, email: body.email, password_hash: await hashPassword(body.password) };

  if (invitation_token !== undefined) {
    const made = await ctx.database.system(async (rows) => {
      const invitation = await acceptInvitation(rows, { token: invitation_token, email: body.email, now: ctx.now() });
      return insertMember(rows, { ...person, ...invitation, is_approved: true });
    });
    ctx.events.registered("responder");
    return { status: "success", ...made, membership_status: "approved" };
  }
  if (department_id !== undefined) {
    return call.writeOnce(async (rows) => {
      const made = await insertMember(rows, { ...person, department_id, role: "member", is_approved: true });
      return { status: "success", ...made, membership_status: "approved" };
    });
  }
  const made = await ctx.database.system(async (rows) => {
    const department = await departmentByName(rows, body.department_name ?? "");
    const team_emails = JSON.stringify(body.team_emails ?? []);
    return insertMember(rows, {
      ...person,
      department_id: department,
      role: "member",
      is_approved: false,
      team_emails,
    });
  });
  ctx.events.registered("responder");
  return { status: "success", ...made, membership_status: "pending" };
});

function requireDepartmentAdmin(actor: Actor, departmentId: number): void {
  if (actor.kind === "anonymous") throw new ApiError("not_signed_in");
  if (actor.kind !== "responder" || actor.role !== "admin") throw new ApiError("forbidden");
  requireOwnDepartment(actor, departmentId);
}

/** An invitation works once, until it expires, for the address that it was sent to. */
async function acceptInvitation(
  rows: Rows,
  use: { token: string; email: string; now: Date },
): Promise<{ department_id: number; role: "admin" | "member" }> {
  const invitation = await rows
    .updateTable("invitations")
    .set({ accepted_at: use.now })
    .where("token_hash", "=", hashOf(use.token))
    .where("accepted_at", "is", null)
    .where("expires_at", ">", use.now)
    .returning(["department_id", "role", "email"])
    .executeTakeFirst();
  if (invitation === undefined) throw new ApiError("link_expired");
  if (invitation.email !== use.email) {
    throw new ApiError("forbidden", {
      message: `This invitation is for ${invitation.email}. Register with that address.`,
    });
  }
  return { department_id: invitation.department_id, role: invitation.role };
}

async function departmentByName(rows: Rows, name: string): Promise<number> {
  const department = await rows
    .selectFrom("departments")
    .select("id")
    .where((eb) => eb(eb.fn("lower", ["name"]), "=", name.toLowerCase()))
    .executeTakeFirst();
  if (department === undefined) throw new ApiError("department_not_found");
  return department.id;
}

interface NewMember {
  readonly department_id: number;
  readonly name: string;
  readonly email: string;
  readonly password_hash: string;
  readonly role: "admin" | "member";
  readonly is_approved: boolean;
  readonly team_emails?: string;
}

async function insertMember(rows: Rows, member: NewMember): Promise<{ user_id: number; department_id: number }> {
  const row = await rows
    .insertInto("accounts")
    .values({ kind: "responder", ...member })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { user_id: row.id, department_id: member.department_id };
}
