import { insertResponderUser } from "@placard/api-client/internal";
import type { Actor } from "../../access/actor.ts";
import { requireOwnDepartment } from "../../access/own-rows.ts";
import { hashNewPassword } from "../../access/password-strength.ts";
import { countCall } from "../../access/rate-limit.ts";
import type { Rows } from "../../db/database.ts";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";

/**
 * A member added by an admin is approved immediately, with a temporary password; a request waits for the admin's
 * approval.
 */
export const insertResponderUserOperation = implementOpen(insertResponderUser, async (call) => {
  const { ctx, actor, body, request } = call;
  const { department_id } = body;
  if (department_id !== undefined) {
    requireDepartmentAdmin(actor, department_id);
  } else {
    await countCall(ctx, `register:${request.address}`, ctx.config.limits.signInsPerMinute);
  }
  const person = { name: body.name, email: body.email, password_hash: await hashNewPassword(body.password, body) };

  if (department_id !== undefined) {
    return call.writeOnce(async (rows) => {
      const made = await insertMember(rows, {
        ...person,
        department_id,
        is_approved: true,
        must_change_password: true,
      });
      return { status: "success", ...made, membership_status: "approved" };
    });
  }
  const made = await ctx.database.system(async (rows) => {
    const department = await departmentByName(rows, body.department_name ?? "");
    const team_emails = JSON.stringify(body.team_emails ?? []);
    return insertMember(rows, {
      ...person,
      department_id: department,
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
  readonly is_approved: boolean;
  readonly must_change_password?: boolean;
  readonly team_emails?: string;
}

async function insertMember(rows: Rows, member: NewMember): Promise<{ user_id: number; department_id: number }> {
  const row = await rows
    .insertInto("accounts")
    .values({ kind: "responder", role: "member", ...member })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { user_id: row.id, department_id: member.department_id };
}
