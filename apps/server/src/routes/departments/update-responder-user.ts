import { updateResponderUser } from "@placard/api-client";
import type { EveryField } from "@placard/hazmat-core";
import { found } from "../../access/own-rows.ts";
import { given } from "../../db/given.ts";
import { requireAnotherAdmin } from "../../db/queries/last-admin.ts";
import { ApiError } from "../../errors.ts";
import { implement } from "../../http/operation.ts";
import { MEMBER_COLUMNS, memberOf } from "./department-answer.ts";

export const updateResponderUserOperation = implement(updateResponderUser, async ({ rows, actor, params, body }) => {
  if (actor.kind !== "responder") throw new ApiError("forbidden");
  const isAdmin = actor.role === "admin" && actor.isApproved;
  if (!isAdmin && params.id !== actor.accountId) throw new ApiError("forbidden");
  if (!isAdmin && body.responderRole !== undefined && body.responderRole !== actor.role) {
    throw new ApiError("forbidden");
  }
  const current = found(
    await rows
      .selectFrom("accounts")
      .select(MEMBER_COLUMNS)
      .where("id", "=", params.id)
      .where("department_id", "=", actor.departmentId)
      .executeTakeFirst(),
  );
  if (current.role === "admin" && body.responderRole === "member") {
    await requireAnotherAdmin(rows, { column: "department_id", id: actor.departmentId, except: params.id });
  }
  const { responderRole } = body;
  const changes = { name: body.name, email: body.email, responderRole } satisfies EveryField<typeof body>;
  const row = await rows
    .updateTable("accounts")
    .set((eb) => ({
      ...given({ name: changes.name, email: changes.email, role: changes.responderRole }),
      version: eb("version", "+", 1),
    }))
    .where("id", "=", params.id)
    .returning(MEMBER_COLUMNS)
    .executeTakeFirst();
  return { status: "success", user: memberOf(found(row)) };
});
