import { insertResponderAdmin } from "@placard/api-client/internal";
import { hashNewPassword } from "../../access/password-strength.ts";
import { countCall } from "../../access/rate-limit.ts";
import { implementOpen } from "../../http/operation.ts";

/** A new department with its first admin. It has no access to business data until an operator approves it. */
export const insertResponderAdminOperation = implementOpen(insertResponderAdmin, async ({ ctx, body, request }) => {
  await countCall(ctx, `register:${request.address}`, ctx.config.limits.signInsPerMinute);
  const password_hash = await hashNewPassword(body.password, body);
  const isVerified = ctx.config.isDemo;
  const made = await ctx.database.system(async (rows) => {
    const department = await rows
      .insertInto("departments")
      .values({
        name: body.department_name,
        ...(isVerified && { verified_at: ctx.now(), verified_by: "demo" }),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const account = await rows
      .insertInto("accounts")
      .values({
        kind: "responder",
        department_id: department.id,
        name: body.name,
        email: body.email,
        password_hash,
        role: "admin",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { user_id: account.id, department_id: department.id };
  });
  ctx.events.registered("department");
  return { status: "success", ...made, department_status: isVerified ? "verified" : "pending" };
});
