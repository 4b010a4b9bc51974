import { updateResponderUser } from "@placard/api-client/internal";
import type { EveryField } from "@placard/hazmat-core";
import { checkEmailChange, mailEmailChange } from "../../access/email-change.ts";
import { found } from "../../access/own-rows.ts";
import { given } from "../../db/given.ts";
import { requireAnotherAdmin } from "../../db/queries/last-admin.ts";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";
import { MEMBER_COLUMNS, memberOf } from "./department-answer.ts";

export const updateResponderUserOperation = implementOpen(updateResponderUser, async (call) => {
  const { ctx, withRows, actor, params, body } = call;
  if (actor.kind !== "responder") throw new ApiError("forbidden");
  const isAdmin = actor.role === "admin" && actor.isApproved;
  if (!isAdmin && params.id !== actor.accountId) throw new ApiError("forbidden");
  if (!isAdmin && body.responderRole !== undefined && body.responderRole !== actor.role) {
    throw new ApiError("forbidden");
  }
  const current = await withRows(async (rows) =>
    found(
      await rows
        .selectFrom("accounts")
        .select(MEMBER_COLUMNS)
        .where("id", "=", params.id)
        .where("department_id", "=", actor.departmentId)
        .executeTakeFirst(),
    ),
  );
  const { current_password: password, responderRole } = body;
  const pending_email = await checkEmailChange(ctx, actor, { account: current, email: body.email, password });
  const changes = { name: body.name, email: pending_email, responderRole } satisfies EveryField<
    typeof body,
    "current_password"
  >;
  const row = await withRows(async (rows) => {
    if (current.role === "admin" && responderRole === "member") {
      await requireAnotherAdmin(rows, { column: "department_id", id: actor.departmentId, except: params.id });
    }
    return rows
      .updateTable("accounts")
      .set((eb) => ({
        ...given({ name: changes.name, pending_email: changes.email, role: changes.responderRole }),
        version: eb("version", "+", 1),
      }))
      .where("id", "=", params.id)
      .returning(MEMBER_COLUMNS)
      .executeTakeFirst();
  });
  if (pending_email !== undefined) await mailEmailChange(ctx, { account: current, email: pending_email });
  return { status: "success", user: memberOf(found(row)) };
});
